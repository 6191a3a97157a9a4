import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import { useGroupList } from '../channel-groups/useGroupList.ts'
import { useCopy } from '../language/copy.ts'
import type { BulkWork } from '../lists/bulk-work.ts'
import { BulkPlan } from '../lists/BulkPlan.tsx'
import { type Chosen, countOf } from '../lists/chosen.ts'
import type { ListNoun } from '../lists/list-noun.ts'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './GroupChoice.css.ts'
import { GroupChoice } from './GroupChoice.tsx'
import { type GroupsToOpen, opening } from './opening-work.ts'

export type OpenChosenProps = {
  noun: BulkNounName
  chosen: Chosen
  onClose: () => void
  onStarted: () => void
}

const sides = ['open', 'close'] as const
const told: readonly ListNoun[] = []

/** Asks which groups what is chosen in a list is opened to, and closed to, and says what that comes to before it is done. */
export function OpenChosen({ noun, chosen, onClose, onStarted }: OpenChosenProps) {
  const t = useCopy()
  const groups = useGroupList()
  const [wanted, setWanted] = useState<GroupsToOpen>({ open: [], close: [] })
  const [work, setWork] = useState<BulkWork>()
  if (work)
    return <BulkPlan noun={noun} chosen={chosen} work={work} counting={told} onClose={onClose} onStarted={onStarted} />
  return (
    <Dialog
      isOpen
      title={t('selections.plan.openTitle', { things: t(`selections.things.${noun}`, { count: countOf(chosen) }) })}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={wanted.open.length + wanted.close.length === 0}
            onPress={() => groups.data && setWork(opening(groups.data, wanted))}
          >
            {t('selections.next')}
          </Button>
        </>
      }
    >
      <Fetched query={groups} outline={2}>
        {(all) =>
          all.length === 0 ? (
            <GroupChoice groups={all} value={[]} onChange={() => {}} />
          ) : (
            <div className={styles.choice}>
              <p className={styles.quiet}>{t('contentPermissions.part.chosen.text')}</p>
              {sides.map((side) => (
                <section key={side} className={styles.half}>
                  <h3 className={styles.side}>{t(`contentPermissions.part.chosen.${side}`)}</h3>
                  <GroupChoice
                    label={t(`contentPermissions.part.chosen.${side}`)}
                    isExplained={false}
                    groups={all}
                    value={wanted[side]}
                    onChange={(ids) => {
                      // Nothing is opened and closed to a group at once.
                      const other = side === 'open' ? 'close' : 'open'
                      const kept = wanted[other].filter((id) => !ids.includes(id))
                      setWanted({ open: [], close: [], [side]: ids, [other]: kept })
                    }}
                  />
                </section>
              ))}
            </div>
          )
        }
      </Fetched>
    </Dialog>
  )
}

import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { type ContentKind, contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import type { OpeningChange } from '@icss/core/content-permissions/opening-plan.ts'
import { useCopy } from '../language/copy.ts'
import { GroupChoice } from './GroupChoice.tsx'
import * as styles from './GroupChoice.css.ts'

export type OpenAllDialogProps = {
  does: 'openAll' | 'closeAll'
  groups: readonly ChannelGroup[]
  /** The kind that the list is filtered by. */
  kind: ContentKind | undefined
  onPlan: (change: OpeningChange) => void
  onClose: () => void
}

/** All content of some kinds, opened or closed to all groups or some; planned before anything is written. */
export function OpenAllDialog({ does, groups, kind, onPlan, onClose }: OpenAllDialogProps) {
  const t = useCopy()
  const [kinds, setKinds] = useState<readonly ContentKind[]>(kind ? [kind] : contentKinds)
  const [of, setOf] = useState<'all' | 'some'>('all')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isNothing = kinds.length === 0 || (of === 'some' && chosen.length === 0)
  return (
    <Dialog
      isOpen
      size="small"
      title={t(`contentPermissions.part.${does}`)}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={isNothing}
            onPress={() =>
              onPlan({ kind: does, contentKinds: [...kinds], ...(of === 'all' ? {} : { groupIds: [...chosen] }) })
            }
          >
            {t('contentPermissions.part.preview')}
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        <p className={styles.quiet}>{t('contentPermissions.part.allText')}</p>
        <div role="group" aria-label={t('contentPermissions.part.kind')} className={styles.list}>
          {contentKinds.map((one) => (
            <Checkbox
              key={one}
              label={t(`contentPermissions.part.kinds.${one}`)}
              isSelected={kinds.includes(one)}
              onChange={(isOn) => setKinds(contentKinds.filter((kept) => (kept === one ? isOn : kinds.includes(kept))))}
            />
          ))}
        </div>
        <RadioGroup
          label={t('contentPermissions.part.group')}
          value={of}
          onChange={(value) => setOf(value === 'some' ? 'some' : 'all')}
          options={[
            { value: 'all', label: t('contentPermissions.part.allGroups') },
            { value: 'some', label: t('contentPermissions.part.someGroups') },
          ]}
        />
        {of === 'some' && <GroupChoice isExplained={false} groups={groups} value={chosen} onChange={setChosen} />}
      </div>
    </Dialog>
  )
}

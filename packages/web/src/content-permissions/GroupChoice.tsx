import { useState } from 'react'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { SearchField } from '@icss/ui/SearchField/SearchField.tsx'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './GroupChoice.css.ts'

export type GroupChoiceProps = {
  /** What they are chosen for, where that is not to see the content. */
  label?: string
  groups: readonly ChannelGroup[]
  /** Ids of the chosen ones. */
  value: readonly string[]
  onChange: (ids: string[]) => void
  /** Whether it says what being chosen comes to, where that is to see the content. */
  isExplained?: boolean
}

/** From so many groups on one searches rather than looks. */
const searchedFrom = 9

/** Chooses channel groups; what is opened to one is open to the groups within it too. */
export function GroupChoice({ label, groups, value, onChange, isExplained = true }: GroupChoiceProps) {
  const t = useCopy()
  const [words, setWords] = useState('')
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]))
  const shown = groups.filter(({ name }) => name.includes(words.trim()))
  if (groups.length === 0)
    return (
      <p className={styles.quiet}>
        {t('contentPermissions.empty')}{' '}
        <Link variant="inline" href={pathTo('personalCenterStair')}>
          {t('contentPermissions.manage')}
        </Link>
      </p>
    )
  return (
    <div className={styles.choice}>
      {isExplained && <p className={styles.quiet}>{t('contentPermissions.hint')}</p>}
      {groups.length >= searchedFrom && (
        <SearchField
          label={t('contentPermissions.search')}
          placeholder={t('contentPermissions.search')}
          clearLabel={t('shell.clear')}
          value={words}
          onChange={setWords}
          onSubmit={setWords}
        />
      )}
      <div role="group" aria-label={label ?? t('contentPermissions.title')} className={styles.list}>
        {shown.map(({ id, name, parentId, channelIds }) => {
          const parent = parentId === null ? undefined : nameOf.get(parentId)
          return (
            <Checkbox
              key={id}
              label={parent === undefined ? name : t('contentPermissions.within', { name, parent })}
              description={t('contentPermissions.channels', { count: channelIds.length })}
              isSelected={value.includes(id)}
              onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((one) => one !== id))}
            />
          )
        })}
        {shown.length === 0 && <p className={styles.instead}>{t('contentPermissions.noMatch')}</p>}
      </div>
      <p className={styles.quiet} aria-live="polite">
        {t('contentPermissions.count', { count: value.length })}
      </p>
    </div>
  )
}

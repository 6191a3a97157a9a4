import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { DateRangeField } from '@icss/ui/DateRangeField/DateRangeField.tsx'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { daysLater } from '@icss/core/rules/days-later.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'
import type { AuditScreenQuery } from './audit-screen-query.ts'
import { groupWords } from './field-words.ts'

/** The first moment of a day where the person is, `2026-11-21`. */
const startOf = (date: string) => new Date(`${date}T00:00:00`)

/** When, and what it was about. */
export function AuditFilters({ query, change }: ListState<AuditScreenQuery>) {
  const t = useCopy()
  const { language } = useLanguage()
  const [today] = useState(() => formatDay(Date.now()))
  const { from, until, action, accountId, recordId, technical } = query
  return (
    <FilterBar label={t('audit.title')}>
      <ChoiceFilter
        label={t('audit.action')}
        options={Object.entries(groupWords(language)).map(([group, label]) => ({
          value: `${group}.`,
          label: String(label),
        }))}
        value={action}
        onChange={(chosen) => change({ action: chosen, page: 1 })}
      />
      <DateRangeField
        label={t('audit.range')}
        isLabelHidden
        today={today}
        value={
          from === undefined || until === undefined
            ? null
            : { start: formatDay(from), end: formatDay(Date.parse(until) - 1) }
        }
        onChange={(range) =>
          change({
            from: range ? startOf(range.start).toISOString() : undefined,
            until: range ? daysLater(startOf(range.end), 1) : undefined,
            page: 1,
          })
        }
        labels={{
          today: t('audit.ranges.today'),
          yesterday: t('audit.ranges.yesterday'),
          last7: t('audit.ranges.last7'),
          last30: t('audit.ranges.last30'),
          clear: t('audit.ranges.clear'),
        }}
      />
      {accountId !== undefined && (
        <Button icon={<X size={14} />} onPress={() => change({ accountId: undefined, page: 1 })}>
          {t('audit.only.account')}
        </Button>
      )}
      {recordId !== undefined && (
        <Button icon={<X size={14} />} onPress={() => change({ recordId: undefined, page: 1 })}>
          {t('audit.only.thing')}
        </Button>
      )}
      <Checkbox
        label={t('audit.technical')}
        isSelected={technical === 'shown'}
        onChange={(isShown) => change({ technical: isShown ? 'shown' : undefined, page: 1 })}
      />
    </FilterBar>
  )
}

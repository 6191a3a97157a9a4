import { useQuery } from '@tanstack/react-query'
import { Download, PackageCheck, Undo2 } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { shownCell } from '@icss/core/lists/shown-cell.ts'
import { drawCheckPath } from '@icss/core/public-links/public-page.ts'
import { type Winner, winnerStates, winnersContract } from '@icss/core/winners/winners.contract.ts'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { MeetingLinks } from '../meetings/MeetingLinks.tsx'
import { useZhList } from '../meetings/useZhList.ts'
import { aboveList, links, whole } from '../meetings/meetings.css.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useHandOver } from './useHandOver.ts'
import { useMeeting } from '../meetings/useMeeting.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

const tones = { waiting: 'warn', handedOver: 'good', voided: 'neutral' } as const

/** The winners of a meeting (seed section 2, lotteryWin): what was handed over, what was voided and why, the proofs. */
export default function WinnerListScreen({ params: { id: meetingId = '' } }: ScreenProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { winners, draws } = useClient()
  const { list, export: exported } = winnersContract
  const state = useListQuery(list.query)
  const handing = useHandOver()
  const listPath = useZhList('lotteryList')
  const { data: meeting } = useMeeting(meetingId)
  const isReadOnly = useReadsOnly()
  const held = useQuery({
    queryKey: ['draws', 'list', meetingId],
    queryFn: ({ signal }) => draws.list({ params: { meetingId } }, { signal }),
  })
  const erasedAt = meeting?.erasedAt ?? null
  const ended = held.data?.items.filter(({ hasEnded }) => hasEnded) ?? []
  const column = (id: keyof Winner & string, more: Partial<Column<Winner>> = {}): Column<Winner> => ({
    id,
    header: t(`winners.fields.${id}` as 'winners.fields.name'),
    render: (row) => shownCell('text', row[id], language),
    ...more,
  })
  return (
    <RecordList
      title={t('winners.title')}
      queryKey="winners"
      part={meetingId}
      breadcrumb={{
        label: t('shell.breadcrumb'),
        crumbs: [{ label: t('meetings.title'), href: listPath }, { label: meeting?.name ?? t('winners.title') }],
      }}
      state={state}
      load={(query, signal) => winners.list({ params: { meetingId }, query }, { signal })}
      getKey={({ id }) => id}
      count={(count) => t('winners.count', { count })}
      hint={
        <div className={aboveList}>
          <MeetingLinks id={meetingId} meeting={meeting} here="lotteryWin" />
          {erasedAt !== null && (
            <p className={whole}>{t('meetings.afterwards.erasedOn', { time: formatDateTime(erasedAt) })}</p>
          )}
          <div className={links}>
            {ended.map(({ id, number }) => (
              <Button
                key={id}
                size="small"
                icon={<Download size={16} />}
                onPress={() => location.assign(`/api/v1/draws/${id}/proof`)}
              >
                {t('winners.proofs')} · {t('winners.proof', { number })}
              </Button>
            ))}
            {ended.length > 0 && <Link href={drawCheckPath}>{t('winners.check')}</Link>}
          </div>
        </div>
      }
      filters={
        <FilterBar label={t('winners.search')}>
          <ChoiceFilter
            label={t('winners.fields.state')}
            options={winnerStates.map((value) => ({ value, label: t(`winners.states.${value}`) }))}
            value={state.query.state}
            onChange={(chosen) => state.change({ state: chosen as Winner['state'] | undefined, page: 1 })}
          />
        </FilterBar>
      }
      headActions={(total) => (
        <ExportButton endpoint={exported} query={{ ...state.query, meetingId } as typeof state.query} total={total} />
      )}
      empty={{ title: t('winners.empty.title'), text: t('winners.empty.text') }}
      columns={[
        // Whoever is known no more has the code that the proof names.
        column('name', { isName: true, minWidth: 112, render: ({ name, code }) => name || code }),
        column('award', { minWidth: 112 }),
        column('prize', { minWidth: 140 }),
        column('company', { minWidth: 140, isWideOnly: true }),
        column('phone', { width: 128 }),
        column('state', {
          width: 136,
          render: (row) => <Status tone={tones[row.state]}>{t(`winners.states.${row.state}`)}</Status>,
        }),
        column('handedOverBy', { width: 112, isWideOnly: true }),
        column('voidReason', { minWidth: 112, isWideOnly: true }),
      ]}
      actions={(row) => {
        const isDone = row.state === 'handedOver'
        const word = t(isDone ? 'winners.takeBack' : 'winners.handOver')
        return (
          row.state !== 'voided' &&
          erasedAt === null &&
          !isReadOnly && (
            <IconButton
              size="small"
              label={`${word} ${row.name}`}
              tooltip={word}
              icon={isDone ? <Undo2 size={16} /> : <PackageCheck size={16} />}
              isDisabled={handing.isPending}
              onPress={() => handing.mark(row, !isDone)}
            />
          )
        )
      }}
    />
  )
}

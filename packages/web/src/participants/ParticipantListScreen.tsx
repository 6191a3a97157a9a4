import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, ShieldCheck, Undo2, UserCheck, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { formatDateTime, formatNumber } from '@icss/core/copy/format.ts'
import { meetingStateAt } from '@icss/core/meetings/meeting.machine.ts'
import { type Participant, participantsContract } from '@icss/core/participants/participants.contract.ts'
import { Question } from '../forms/Question.tsx'
import { ImportButton } from '../imports/ImportButton.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { timeWidth } from '../language/time-width.ts'
import { EntityList } from '../lists/EntityList.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { NounFilters } from '../lists/NounFilters.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useNounColumns } from '../lists/useNounColumns.tsx'
import { useRowChange } from '../lists/useRowChange.ts'
import { useTicks } from '../lists/useTicks.tsx'
import { MeetingLinks } from '../meetings/MeetingLinks.tsx'
import { useZhList } from '../meetings/useZhList.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { ArrivalsPanel } from './ArrivalsPanel.tsx'
import { EntitlementStatus } from './EntitlementStatus.tsx'
import { ParticipantDialog } from './ParticipantDialog.tsx'
import { TakePeopleDialog } from './TakePeopleDialog.tsx'
import * as styles from './participants.css.ts'
import { useMeeting } from '../meetings/useMeeting.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

const nothing = {}
/** Meetings count their people. */
const counting = ['meetings'] as const

// Heads and states are longer in English.
const columnWidths = {
  zh: { number: 80, way: 104, entitlement: 112 },
  en: { number: 100, way: 110, entitlement: 128 },
}

/** The people of a meeting (seed section 2, lotteryJoin): who is expected, who is here, who is in the draw. */
export default function ParticipantListScreen({
  params: { id: meetingId = '', joinpeople = '', winpeople = '' },
}: ScreenProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const widths = columnWidths[language]
  const { participants } = useClient()
  const queries = useQueryClient()
  const { list, export: exported } = participantsContract
  const state = useListQuery(list.query)
  const row = useRowChange('participants', ...counting)
  const ticks = useTicks('participants', { ...state.query, meetingId } as typeof state.query, counting)
  const listPath = useZhList('lotteryList')
  const [now] = useState(() => Date.now())
  const [edited, setEdited] = useState<Participant | 'expected' | 'walkIn'>()
  const [isTaking, setTaking] = useState(false)
  const [undone, setUndone] = useState<Participant>()
  const { data: meeting } = useMeeting(meetingId)
  const isReadOnly = useReadsOnly()
  const erasedAt = meeting?.erasedAt ?? null
  const isErased = erasedAt !== null
  const takesSignIns =
    !isReadOnly && meeting && meeting.cancelledAt === null && meetingStateAt(meeting, now) !== 'ended'
  const columns = useNounColumns<Participant>(
    'participants',
    [
      { id: 'name', minWidth: 96 },
      { id: 'number', width: widths.number, align: 'end' },
      { id: 'company', minWidth: 100 },
      { id: 'phone', width: 112, isWideOnly: true },
      { id: 'seat', width: 104, isWideOnly: true },
      { id: 'way', width: widths.way },
      { id: 'signedInAt', width: timeWidth(136), isWideOnly: true },
      {
        id: 'entitlement',
        width: widths.entitlement,
        render: ({ entitlement }) => <EntitlementStatus entitlement={entitlement} />,
      },
    ],
    { list, search: state.query.q ?? '' },
  )
  const remove = async ({ id: participantId }: Participant) => {
    await participants.delete({ params: { participantId } })
    await Promise.all(counting.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
  }
  const count = (counted: number | undefined, shown: string) => {
    if (counted !== undefined) return formatNumber(counted, language)
    return /^\d{1,6}$/.test(shown) ? formatNumber(Number(shown), language) : '–'
  }
  return (
    <>
      <EntityList
        noun="participants"
        part={{
          key: meetingId,
          title: t('participants.title'),
          empty: isErased
            ? {
                title: t('meetings.afterwards.noPeople'),
                text: t('meetings.afterwards.erasedOn', { time: formatDateTime(erasedAt) }),
              }
            : { title: t('participants.empty.title'), text: t('participants.empty.text') },
        }}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t('meetings.title'), href: listPath }, { label: meeting?.name ?? t('participants.title') }],
        }}
        state={state}
        load={(query, signal) => participants.list({ params: { meetingId }, query }, { signal })}
        nameOf={({ name }) => name}
        hint={
          <>
            <div className={styles.bar}>
              <p className={styles.counts}>
                <span>{t('participants.counts.expected', { count: count(meeting?.expected, joinpeople) })}</span>
                <span>{t('participants.counts.here', { count: count(meeting?.signedIn, '') })}</span>
                <span>{t('participants.counts.drawn', { count: count(meeting?.drawn, winpeople) })}</span>
              </p>
              <MeetingLinks id={meetingId} meeting={meeting} here="lotteryJoin" />
            </div>
            {meeting !== undefined && meeting.signedIn > 0 && <ArrivalsPanel meetingId={meetingId} />}
          </>
        }
        filters={
          <NounFilters noun="participants" endpoint={list} state={state} fixed={nothing} selection={ticks.bar}>
            {null}
          </NounFilters>
        }
        columns={columns}
        {...ticks.selection}
        headActions={(total) => (
          <>
            <ExportButton
              endpoint={exported}
              query={{ ...state.query, meetingId } as typeof state.query}
              total={total}
            />
            {takesSignIns && <ImportButton kind="participants" />}
            {takesSignIns && (
              <Button icon={<UsersRound size={16} />} onPress={() => setTaking(true)}>
                {t('participants.take')}
              </Button>
            )}
            {takesSignIns && (
              <Button icon={<UserCheck size={16} />} onPress={() => setEdited('walkIn')}>
                {t('participants.addWalkIn')}
              </Button>
            )}
            {!isErased && !isReadOnly && (
              <Button variant="primary" icon={<Plus size={16} />} onPress={() => setEdited('expected')}>
                {t('participants.create')}
              </Button>
            )}
          </>
        )}
        rowActionCount={isReadOnly ? 0 : 2}
        rowActions={(one) => {
          if (isReadOnly) return null
          const isHere = one.presence === 'here'
          const word = t(isHere ? 'participants.undo' : 'participants.signIn')
          return (
            <>
              <IconButton
                size="small"
                label={`${word} ${one.name}`}
                tooltip={word}
                icon={isHere ? <Undo2 size={16} /> : <UserCheck size={16} />}
                isDisabled={!takesSignIns}
                isPending={row.pendingRow === one.id}
                onPress={() =>
                  isHere
                    ? setUndone(one)
                    : row.change(async () => {
                        const { name, number } = await participants.signIn({ params: { participantId: one.id } })
                        return t('participants.signedIn', { name, number: number ?? '' })
                      }, one.id)
                }
              />
              {one.entitlement === 'doubtful' && (
                <IconButton
                  size="small"
                  label={`${t('participants.vouch')} ${one.name}`}
                  tooltip={`${t('participants.vouch')}: ${t('participants.doubtful')}`}
                  icon={<ShieldCheck size={16} />}
                  isDisabled={row.isPending}
                  onPress={() =>
                    row.change(async () => {
                      const { name } = await participants.vouch({ params: { participantId: one.id } })
                      return t('participants.vouched', { name })
                    })
                  }
                />
              )}
              <IconButton
                size="small"
                label={`${t('participants.edit')} ${one.name}`}
                tooltip={t('participants.edit')}
                icon={<Pencil size={16} />}
                onPress={() => setEdited(one)}
              />
            </>
          )
        }}
        remove={isReadOnly ? undefined : remove}
      />
      {edited && <ParticipantDialog meetingId={meetingId} edited={edited} onClose={() => setEdited(undefined)} />}
      {isTaking && <TakePeopleDialog meetingId={meetingId} onClose={() => setTaking(false)} />}
      {undone && (
        <Question
          isOpen
          title={t('participants.undoTitle')}
          confirmLabel={t('participants.undo')}
          isDestructive
          onClose={() => setUndone(undefined)}
          onConfirm={() => {
            setUndone(undefined)
            row.change(async () => {
              const { name } = await participants.undoSignIn({ params: { participantId: undone.id } })
              return t('participants.undone', { name })
            }, undone.id)
          }}
        >
          {t('participants.undoText', { name: undone.name, number: undone.number ?? '' })}
        </Question>
      )}
    </>
  )
}

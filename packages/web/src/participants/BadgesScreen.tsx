import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { ProgressBar } from '@icss/ui/ProgressBar/ProgressBar.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import { type Participant, participantsContract } from '@icss/core/participants/participants.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { NounFilters } from '../lists/NounFilters.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { MeetingLinks } from '../meetings/MeetingLinks.tsx'
import { useZhList } from '../meetings/useZhList.ts'
import { Fetched } from '../server/Fetched.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { aboveList } from '../meetings/meetings.css.ts'
import * as styles from './badges.css.ts'
import { badgesAPage } from './badge-sizes.ts'
import { BadgeSheets } from './BadgeSheets.tsx'
import { BadgeSizeSelect } from './BadgeSizeSelect.tsx'
import { useBadgeSize } from './useBadgeSize.ts'
import { useEverybody } from './useEverybody.ts'
import { useLaidOut } from './useLaidOut.ts'
import { useMeeting } from '../meetings/useMeeting.ts'

/** So many are laid out at once; a browser prints them in some seconds. */
const maxBadges = 5000
const nothing = {}
const nobody: readonly Participant[] = []

/** What the people of a meeting wear, to be printed on A4 or kept as a PDF. */
export default function BadgesScreen({ params: { id: meetingId = '' } }: ScreenProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { list } = participantsContract
  const state = useListQuery(list.query)
  const [size, setSize] = useBadgeSize()
  const listPath = useZhList('lotteryList')
  const meeting = useMeeting(meetingId)
  const { page: _page, pageSize: _pageSize, sort: _sort, ...filters } = state.query
  const { found, soFar } = useEverybody(meetingId, filters, maxBadges)
  const people = found.data?.people ?? nobody
  const count = people.length
  const pages = useMemo(() => {
    const many = badgesAPage[size]
    return Array.from({ length: Math.ceil(people.length / many) }, (_, at) => people.slice(at * many, (at + 1) * many))
  }, [people, size])
  const laidOut = useLaidOut(pages)
  const isWhole = laidOut.length === pages.length
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <div className={styles.onScreen}>
        <PageHead
          title={t('participants.badges.title')}
          count={count > 0 && t('participants.badges.count', { count })}
          breadcrumb={{
            label: t('shell.breadcrumb'),
            crumbs: [
              { label: t('meetings.title'), href: listPath },
              { label: meeting.data?.name ?? t('participants.badges.title') },
            ],
          }}
          actions={
            <Button
              variant="primary"
              icon={<Printer size={16} />}
              isDisabled={count === 0 || !isWhole || !meeting.data}
              onPress={() => window.print()}
            >
              {t('participants.badges.print')}
            </Button>
          }
        />
        <div className={aboveList}>
          <MeetingLinks id={meetingId} meeting={meeting.data} here="badges" />
        </div>
        <Panel>
          <NounFilters noun="participants" endpoint={list} state={state} fixed={nothing}>
            <BadgeSizeSelect isOnA4 value={size} onChange={setSize} />
          </NounFilters>
          <p className={styles.hint}>
            {count > 0 && `${t('participants.badges.pages', { count: pages.length })} · `}
            {t('participants.badges.hint')}
          </p>
        </Panel>
      </div>
      {!isWhole && (
        <div className={styles.onScreen}>
          <Panel isPadded>
            <ProgressBar
              label={t('participants.badges.layingOut')}
              value={laidOut.length}
              max={pages.length}
              count={t('participants.badges.laidOut', { done: number(laidOut.length), total: number(pages.length) })}
            />
          </Panel>
        </div>
      )}
      {found.isPending && soFar && soFar.read < soFar.total ? (
        <Panel isPadded>
          <ProgressBar
            label={t('participants.badges.loading')}
            value={soFar.read}
            max={soFar.total}
            count={t('participants.badges.read', { read: number(soFar.read), total: number(soFar.total) })}
          />
        </Panel>
      ) : (
        <Fetched query={found}>
          {({ total }) =>
            count > 0 ? (
              meeting.data && <BadgeSheets pages={laidOut} meetingName={meeting.data.name} size={size} />
            ) : (
              <Panel isPadded>
                <EmptyState
                  picture="search"
                  title={t(total > 0 ? 'participants.badges.tooManyTitle' : 'participants.badges.empty.title')}
                  text={
                    total > 0
                      ? t('participants.badges.tooMany', { total: number(total), max: number(maxBadges) })
                      : t('participants.badges.empty.text')
                  }
                />
              </Panel>
            )
          }
        </Fetched>
      )}
    </>
  )
}

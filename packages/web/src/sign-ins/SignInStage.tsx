import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { DevicePreview } from '@icss/ui/DevicePreview/DevicePreview.tsx'
import { formatDateTime, formatTime } from '@icss/core/copy/format.ts'
import { meetingStateAt } from '@icss/core/meetings/meeting.machine.ts'
import { typeCodeOf } from '@icss/core/meetings/meeting.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import { asksOf } from '@icss/core/sign-ins/sign-in.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { SignInPage } from '../public-pages/SignInPage.tsx'
import { PublicPageView } from '../public-pages/PublicPageView.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useKey } from '../shell/useKey.ts'
import { usePaths } from '../shell/usePaths.ts'
import { hrefOf } from '../uploads/upload-view.ts'
import { SignInCode } from './SignInCode.tsx'
import { SignInCounts } from './SignInCounts.tsx'
import { SignInWall } from './SignInWall.tsx'
import * as styles from './SignInScreen.css.ts'
import { useSignIns } from './useSignIns.ts'

const minute = 60_000

export type SignInStageProps = {
  meeting: Meeting
  /** The clock that it goes by. */
  now?: (() => number) | undefined
  /** The code was turned on here. */
  onOpened?: () => void
}

const isPressed = (event: KeyboardEvent, key: string) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && event.key.toLowerCase() === key

function fullScreen() {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen().catch(() => {})
}

/** The clock, told every second. */
function useNow(now: () => number): number {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000)
    return () => clearInterval(timer)
  }, [now])
  return at
}

/** The screen in the hall: the code that phones scan, how many are here, and who came last. */
export function SignInStage({ meeting, now = Date.now, onOpened }: SignInStageProps) {
  const t = useCopy()
  const pathTo = usePaths()
  const navigate = useNavigate()
  const at = useNow(now)
  const { state, isLost } = useSignIns(meeting.id)
  const [isMasked, setMasked] = useState(true)
  const [isPhone, setPhone] = useState(false)
  const leave = () => void navigate({ to: pathTo('lotterySet', { id: meeting.id, type: typeCodeOf(meeting.state) }) })
  const keys = [
    { key: 'f', word: t('signIns.keys.fullScreen'), act: fullScreen },
    { key: 'n', word: t(`signIns.keys.${isMasked ? 'names' : 'hide'}`), act: () => setMasked(!isMasked) },
    { key: 'p', word: t('signIns.keys.phone'), act: () => setPhone(!isPhone) },
    { key: 'escape', word: t('signIns.keys.exit'), act: leave },
  ]
  useKey((event) => isPressed(event, 'f'), fullScreen)
  useKey(
    (event) => isPressed(event, 'n'),
    () => setMasked(!isMasked),
  )
  useKey(
    (event) => isPressed(event, 'p'),
    () => setPhone(!isPhone),
  )
  useKey((event) => isPressed(event, 'escape') && document.fullscreenElement === null, leave)
  return (
    <section className={styles.stage} aria-label={t('signIns.screen')}>
      {meeting.background !== '' && <img className={styles.background} src={hrefOf(meeting.background)} alt="" />}
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{meeting.name}</h1>
          <p className={styles.soft}>
            {formatDateTime(meeting.startAt)}　{meeting.address}
          </p>
        </div>
        <div className={styles.clock}>
          <p className={styles.time}>{formatTime(at)}</p>
          <p className={styles.soft}>
            <Countdown meeting={meeting} at={at} />
          </p>
        </div>
      </header>
      <div className={styles.body}>
        <SignInCode meetingId={meeting.id} state={state} at={at} onOpened={onOpened} />
        {isPhone ? (
          <Phone meeting={meeting} at={at} />
        ) : (
          <div className={styles.people}>
            <SignInCounts state={state} />
            <SignInWall state={state} isMasked={isMasked} />
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <span className={styles.facts}>
          {isLost ? (
            <span role="status" className={styles.warn}>
              ● {t('signIns.offline')}
            </span>
          ) : (
            <span className={styles.online}>{t('signIns.online')}</span>
          )}
          <span>{t(`signIns.${isMasked ? 'masked' : 'full'}`)}</span>
          <span>{t('signIns.keep')}</span>
        </span>
        <span className={styles.acts}>
          {keys.map(({ key, word, act }) => (
            <button key={key} type="button" className={styles.act} onClick={act}>
              <kbd className={styles.key}>{key === 'escape' ? 'Esc' : key.toUpperCase()}</kbd>
              {word}
            </button>
          ))}
        </span>
      </footer>
    </section>
  )
}

function Countdown({ meeting, at }: { meeting: Meeting; at: number }) {
  const t = useCopy()
  const state = meetingStateAt(meeting, at)
  if (meeting.cancelledAt !== null) return t('meetings.cancelled')
  if (state === 'notStarted')
    return t('signIns.startsIn', { count: Math.ceil((Date.parse(meeting.startAt) - at) / minute) })
  return t(state === 'ended' ? 'meetings.states.ended' : 'signIns.runs')
}

/** The page as a phone shows it that has scanned the code. */
function Phone({ meeting, at }: { meeting: Meeting; at: number }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { channel } = useSession()
  const [endsAt] = useState(() => new Date(at + 10 * minute).toISOString())
  const { name, address, startAt, endAt, description, background } = meeting
  return (
    <div className={styles.phone}>
      <DevicePreview device="phone" label={t('signIns.phone')} width={264}>
        <PublicPageView<'signIn'>
          language={language}
          view={SignInPage}
          content={{
            kind: 'signIn',
            page: {
              channelName: channel.name,
              meeting: name,
              address,
              startAt,
              endAt,
              description,
              background: background === '' ? '' : hrefOf(background),
              asks: asksOf(meeting, false),
              codes: 'sent',
              weChat: null,
              endsAt,
            },
          }}
        />
      </DevicePreview>
    </div>
  )
}

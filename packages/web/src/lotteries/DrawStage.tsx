import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { typeCodeOf } from '@icss/core/meetings/meeting.ts'
import type { DrawView, DrawnWinner } from '@icss/core/lotteries/draws.contract.ts'
import { collectSeconds } from '@icss/core/lotteries/lock-chain.ts'
import { mayStep } from '@icss/core/lotteries/lottery-draw.machine.ts'
import { shownStrength } from '@icss/core/lotteries/shown-strength.ts'
import { drawCheckPath } from '@icss/core/public-links/public-page.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useKey } from '../shell/useKey.ts'
import { usePaths } from '../shell/usePaths.ts'
import { AbandonDialog, AnnounceDialog, VoidDialog } from './DrawDialogs.tsx'
import { cardSizes, mostLarge } from './card-sizes.ts'
import * as styles from './DrawStage.css.ts'
import { RollingNames } from './RollingNames.tsx'
import { type DrawnScreen, useDraw } from './useDraw.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import { hrefOf } from '../uploads/upload-view.ts'

/** Milliseconds between tries for public randomness that is late. */
const lateEvery = 3_000

const short = (hash: string) => `${hash.slice(0, 8)}…${hash.slice(-6)}`

/** Seconds until an instant, counted down; `most` where a clock that goes wrong may not add to them. */
function useSecondsTo(instant: string | null, most = Infinity): number {
  const left = () => {
    if (instant === null) return 0
    return Math.min(most, Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)))
  }
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => setSeconds(left()), 250)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- it is of the instant alone
  }, [instant])
  return seconds
}

/** Keys of a presenter, as clickers send them; none while somebody types or a dialog is open. */
const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(
    target instanceof Element &&
    target.closest('input, textarea, select, button, a, [role="dialog"], [role="alertdialog"]')
  ) &&
  document.querySelector('[role="dialog"], [role="alertdialog"]') === null

type Asked = 'announce' | 'abandon' | 'end' | DrawnWinner

/**
 * The screen in the hall: opens a draw of the meeting, holds its rounds, ends it. What it shows comes from the server
 * alone. `origin`: where its code leads phones to.
 */
export function DrawStage({ meetingId, origin = location.origin }: { meetingId: string; origin?: string }) {
  const t = useCopy()
  const pathTo = usePaths()
  const navigate = useNavigate()
  const titleId = useId()
  const screen = useDraw(meetingId)
  const { draw, isLost, isPending, step, tell } = screen
  const isReadOnly = useReadsOnly()
  const [asked, setAsked] = useState<Asked>()
  const [isStopping, setStopping] = useState(false)
  const seconds = useSecondsTo(draw?.round?.dueAt ?? null)
  const isRolling = draw?.state === 'closed'
  const isCollecting = draw?.state === 'announced'
  const collecting = useSecondsTo(draw?.locks.until ?? null, collectSeconds)
  const close = () => setAsked(undefined)

  const stop = () => {
    setStopping(true)
    step((draws, at) => draws.draw(at)).then(
      () => setStopping(false),
      (error: unknown) => {
        // Late randomness is asked for again; whatever else went wrong ends the try.
        if (error instanceof ProblemError && error.code === 'lottery.beacon_waited') return
        setStopping(false)
        tell(error)
      },
    )
  }
  const again = useEffectEvent(stop)
  useEffect(() => {
    if (!isStopping || !isRolling) return undefined
    const timer = setInterval(() => again(), lateEvery)
    return () => clearInterval(timer)
  }, [isStopping, isRolling])

  /** Whether it is to be tried again: the clock of this screen may be ahead, and a second screen may have been quicker. */
  const publish = useEffectEvent(() =>
    screen
      .goOn((draws, at) => draws.close(at))
      .then(
        () => false,
        (error: unknown) => {
          const isEarly = error instanceof ProblemError && error.code !== 'lottery.closed_late'
          if (!isEarly) tell(error)
          return isEarly
        },
      ),
  )
  const until = draw?.locks.until ?? null
  useEffect(() => {
    if (!isCollecting || until === null || isReadOnly) return undefined
    const wait = Math.min(collectSeconds * 1000, Math.max(0, Date.parse(until) - Date.now()))
    let hasLeft = false
    const go = async () => {
      if ((await publish()) && !hasLeft) timer = setTimeout(() => void go(), lateEvery)
    }
    let timer = setTimeout(() => void go(), wait)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [isCollecting, until, isReadOnly])

  const standing = draw?.winners.filter(({ round, voided }) => round === draw.round?.round && voided === null) ?? []
  const leave = () => void navigate({ to: pathTo('lotterySet', { id: meetingId, type: typeCodeOf('inProgress') }) })
  const goOn = () => {
    if (isPending || asked !== undefined || isReadOnly) return
    if (draw === null || draw?.state === 'finished') return
    if (isRolling && seconds === 0 && !isStopping) stop()
    else if (draw && mayStep(draw.state, 'announce') && draw.awards.some(({ left }) => left > 0)) setAsked('announce')
  }
  useKey((event) => isFree(event) && (event.key === ' ' || event.key === 'PageDown'), goOn)
  useKey((event) => isFree(event) && event.key === 'Escape' && document.fullscreenElement === null, leave)
  useKey(
    (event) => isFree(event) && event.key.toLowerCase() === 'r' && draw?.state === 'confirmed' && standing.length === 1,
    () => setAsked(standing[0]),
  )
  useKey((event) => isFree(event) && event.key.toLowerCase() === 'f', fullScreen)

  return (
    <section className={styles.stage} aria-label={t('lotteries.title')}>
      {draw && draw.background !== '' && <img className={styles.background} src={hrefOf(draw.background)} alt="" />}
      <StageHead draw={draw} titleId={titleId} />
      {/* Its keys scroll what does not fit. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} role="group" aria-labelledby={titleId} aria-live="polite" tabIndex={0}>
        {draw === null && <p className={`${styles.middle} ${styles.soft}`}>{t('lotteries.noDraw')}</p>}
        {draw && (
          <StageBody
            draw={draw}
            origin={origin}
            seconds={seconds}
            collecting={collecting}
            isLate={isStopping && isRolling}
            {...(isReadOnly ? {} : { onVoid: setAsked })}
          />
        )}
      </div>
      <footer className={styles.foot}>
        <StageFacts draw={draw} isLost={isLost} />
        <span className={styles.acts}>
          {!isReadOnly && (
            <PresenterActs
              draw={draw}
              isPending={isPending}
              mayStop={seconds === 0 && !isStopping}
              onOpen={screen.open}
              onStop={stop}
              onAsk={setAsked}
            />
          )}
          <button type="button" className={styles.act} onClick={fullScreen}>
            {t('lotteries.fullScreen')}
          </button>
          <button type="button" className={styles.act} onClick={leave}>
            {t('lotteries.exit')}
          </button>
        </span>
      </footer>
      <Dialogs screen={screen} asked={asked} onClose={close} onAbandoned={() => setStopping(false)} />
    </section>
  )
}

type PresenterActsProps = {
  draw: DrawView | null | undefined
  isPending: boolean
  mayStop: boolean
  onOpen: () => void
  onStop: () => void
  onAsk: (asked: 'announce' | 'abandon' | 'end') => void
}

/** The steps that a draw allows now. */
function PresenterActs({ draw, isPending, mayStop, onOpen, onStop, onAsk }: PresenterActsProps) {
  const t = useCopy()
  return (
    <>
      {draw === null || draw?.state === 'finished' ? (
        <button type="button" className={draw ? styles.act : styles.main} disabled={isPending} onClick={onOpen}>
          {t('lotteries.open')}
        </button>
      ) : null}
      {draw && mayStep(draw.state, 'finish') && (
        <button type="button" className={styles.act} disabled={isPending} onClick={() => onAsk('end')}>
          {t('lotteries.end')}
        </button>
      )}
      {draw && mayStep(draw.state, 'announce') && draw.awards.some(({ left }) => left > 0) && (
        <button type="button" className={styles.main} disabled={isPending} onClick={() => onAsk('announce')}>
          {t('lotteries.next')}
        </button>
      )}
      {draw?.state === 'announced' && (
        <button type="button" className={styles.act} disabled={isPending} onClick={() => onAsk('abandon')}>
          {t('lotteries.abandon')}
        </button>
      )}
      {draw?.state === 'closed' && (
        <>
          <button type="button" className={styles.act} disabled={isPending} onClick={() => onAsk('abandon')}>
            {t('lotteries.abandon')}
          </button>
          <button type="button" className={styles.main} disabled={!mayStop} onClick={onStop}>
            {t('lotteries.stop')}
          </button>
        </>
      )}
    </>
  )
}

function fullScreen() {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen().catch(() => {})
}

function StageHead({ draw, titleId }: { draw: DrawView | null | undefined; titleId: string }) {
  const t = useCopy()
  const award = draw?.awards.find(({ id }) => id === draw.round?.award)
  const isOfRound = draw?.round && award && draw.state !== 'finished'
  const facts = draw
    ? [
        t('lotteries.number', { number: draw.number }),
        ...(isOfRound && draw.round
          ? [t('lotteries.round', { round: draw.round.round }), t('lotteries.people', { count: draw.round.count })]
          : []),
        t('lotteries.roster', { count: draw.people }),
      ]
    : []
  const title = isOfRound ? `${award.name}　${award.prize}` : t('lotteries.title')
  return (
    <header className={styles.head}>
      {isOfRound && award.image !== '' && <img className={styles.prize} src={hrefOf(award.image)} alt="" />}
      <h1 id={titleId} className={styles.title}>
        {draw?.state === 'finished' ? t('lotteries.finished') : title}
      </h1>
      <span className={styles.soft}>{facts.join(' · ')}</span>
      <span className={styles.meeting}>{draw?.meeting}</span>
    </header>
  )
}

function StageFacts({ draw, isLost }: { draw: DrawView | null | undefined; isLost: boolean }) {
  const t = useCopy()
  return (
    <span className={styles.facts}>
      {isLost && (
        <span role="status" className={styles.warn}>
          ● {t('lotteries.offline')}
        </span>
      )}
      {draw && (
        <>
          <span className={styles.fact}>{t('lotteries.hash', { hash: draw.hash.slice(0, 8) })}</span>
          <span className={styles.fact}>{t('lotteries.rosterHash', { hash: short(draw.rosterHash) })}</span>
          <span className={styles.fact}>{t('lotteries.commitment', { hash: short(draw.commitment) })}</span>
          {draw.round && draw.round.word !== '' && (
            <span className={styles.fact}>{t('lotteries.wordShown', { word: draw.round.word })}</span>
          )}
          <Strength draw={draw} />
        </>
      )}
    </span>
  )
}

/** How strong a round is, in words; before the first one, of what the roster consists. */
function Strength({ draw }: { draw: DrawView }) {
  const t = useCopy()
  const { round, state, locks, lines, people } = draw
  const { given, of } = locks
  if (round === null || state === 'announced') {
    const unverified = lines.open + lines.printed
    return (
      <>
        <span className={styles.fact}>
          {t('lotteries.lines', { count: people, locks: of, desk: lines.desk, hand: lines.hand })}
        </span>
        {unverified > 0 && <span className={styles.fact}>{t('lotteries.unverified', { count: unverified })}</span>}
      </>
    )
  }
  return <span className={styles.fact}>{t(`lotteries.strength.${shownStrength(draw)}`, { given, of })}</span>
}

const showsCompany = ({ company }: DrawnWinner) => company !== ''

interface WinnersProps {
  of: readonly DrawnWinner[]
  label: string
  onVoid?: (one: DrawnWinner) => void
}

function Winners({ of, label, onVoid }: WinnersProps) {
  const t = useCopy()
  return (
    <ul className={styles.cards} aria-label={label}>
      {of.map((one) => (
        <li key={one.code} className={one.voided === null ? styles.card : styles.gone}>
          <span className={styles.winner}>{one.name}</span>
          {showsCompany(one) && <span className={styles.company}>{one.company}</span>}
          <span className={styles.mono}>{one.code.slice(0, 5)}</span>
          {one.voided !== null && (
            <p className={styles.warn}>
              {t('lotteries.voided')} · {one.voided}
            </p>
          )}
          {one.voided === null && onVoid && (
            <p>
              <button
                type="button"
                className={styles.act}
                aria-label={`${t('lotteries.void')} ${one.name}`}
                onClick={() => onVoid(one)}
              >
                {t('lotteries.void')}
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Winners by name alone; a card as a whole marks its winner absent. */
function ManyWinners({ of, label, onVoid }: WinnersProps) {
  const t = useCopy()
  return (
    <ul className={styles.many} aria-label={label}>
      {of.map((one) => {
        const code = one.code.slice(0, 5)
        const face = (
          <>
            <span className={styles.winner}>{one.name}</span>
            <span className={styles.mono}>{code}</span>
            {showsCompany(one) && (
              <span className={styles.company} title={one.company}>
                {one.company}
              </span>
            )}
          </>
        )
        if (one.voided !== null)
          return (
            <li key={one.code} className={styles.gone}>
              <span className={styles.face}>
                {face}
                <span className={styles.warn}>
                  {t('lotteries.voided')} · {one.voided}
                </span>
              </span>
            </li>
          )
        return (
          <li key={one.code} className={styles.card}>
            {onVoid ? (
              <button
                type="button"
                className={styles.pick}
                aria-label={[t('lotteries.void'), one.name, code, one.company].filter(Boolean).join(' ')}
                onClick={() => onVoid(one)}
              >
                {face}
              </button>
            ) : (
              <span className={styles.face}>{face}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type OfRound = { draw: DrawView; onVoid?: (one: DrawnWinner) => void }

function RoundWinners({ draw, ...acts }: OfRound) {
  const t = useCopy()
  const of = draw.winners.filter(({ round }) => round === draw.round?.round)
  const label = t('lotteries.round', { round: draw.round?.round ?? 0 })
  if (of.length <= mostLarge) return <Winners of={of} label={label} {...acts} />
  return (
    <div className={styles.fitted} style={cardSizes([of.length], { rows: 1, hasCompanies: of.some(showsCompany) })}>
      <ManyWinners of={of} label={label} {...acts} />
      {acts.onVoid && <p className={`${styles.middle} ${styles.soft}`}>{t('lotteries.voidByCard')}</p>}
    </div>
  )
}

function StageBody({
  draw,
  origin,
  seconds,
  collecting,
  isLate,
  onVoid,
}: {
  draw: DrawView
  origin: string
  seconds: number
  collecting: number
  isLate: boolean
  onVoid?: (one: DrawnWinner) => void
}) {
  const t = useCopy()
  if (draw.state === 'announced')
    return (
      <>
        <RollingNames names={draw.names} count={draw.round?.count ?? 0} label={t('lotteries.title')} />
        <p className={styles.middle}>
          <span>{t('lotteries.collecting')}</span>
          <span className={styles.soft}>
            {t('lotteries.collectingText', {
              given: draw.locks.given,
              of: draw.locks.of,
              seconds: collecting,
            })}
          </span>
        </p>
      </>
    )
  if (draw.state === 'closed')
    return (
      <>
        <RollingNames names={draw.names} count={draw.round?.count ?? 0} label={t('lotteries.title')} />
        {seconds > 0 && (
          <p className={styles.middle}>
            <span>{t('lotteries.waiting')}</span>
            <span className={styles.soft}>{t('lotteries.waitingText', { seconds })}</span>
          </p>
        )}
        {isLate && draw.hasBeacon && (
          <p role="status" className={`${styles.middle} ${styles.warn}`}>
            {t('lotteries.late')}
          </p>
        )}
      </>
    )
  if (draw.state === 'finished') return <Ended draw={draw} origin={origin} />
  if (draw.state === 'confirmed') return <RoundWinners draw={draw} {...(onVoid ? { onVoid } : {})} />
  return (
    <ul className={styles.cards} aria-label={t('lotteries.fields.award')}>
      {draw.awards.map(({ id, name, prize, image, left }) => (
        <li key={id} className={styles.card}>
          {image !== '' && <img className={styles.awardPicture} src={hrefOf(image)} alt="" />}
          <span className={styles.winner}>{name}</span>
          <span className={styles.soft}>{prize}</span>
          <p className={styles.soft}>{t('lotteries.left', { left })}</p>
        </li>
      ))}
    </ul>
  )
}

/** How much of the width the winners have beside the code. */
const shareOfWinners = 0.8

function Ended({ draw, origin }: { draw: DrawView; origin: string }) {
  const t = useCopy()
  const check = `${origin}${drawCheckPath}`
  const awards = draw.awards
    .map((award) => ({
      ...award,
      standing: draw.winners.filter((one) => one.award === award.id && one.voided === null),
    }))
    .filter(({ standing }) => standing.length > 0)
  const sizes = cardSizes(
    awards.map(({ standing }) => standing.length),
    { rows: awards.length, share: shareOfWinners, hasCompanies: draw.winners.some(showsCompany) },
  )
  return (
    <div className={styles.ended}>
      <div className={styles.awards} style={sizes}>
        {awards.map(({ id, name, prize, standing }) => (
          <div key={id} className={styles.awardRow}>
            <h2>
              {name} · {prize}
            </h2>
            <ManyWinners of={standing} label={name} />
          </div>
        ))}
      </div>
      <div className={styles.code}>
        <QrCode value={check} label={t('lotteries.check')} size={200} tooLong={check} />
        <span>{t('lotteries.check')}</span>
        <span className={styles.soft}>{t('lotteries.finishedText')}</span>
        <button type="button" className={styles.main} onClick={() => location.assign(`/api/v1/draws/${draw.id}/proof`)}>
          {t('lotteries.proof')}
        </button>
      </div>
    </div>
  )
}

function Dialogs({
  screen: { draw, step, isPending, tell },
  asked,
  onClose,
  onAbandoned,
}: {
  screen: DrawnScreen
  asked: Asked | undefined
  onClose: () => void
  onAbandoned: () => void
}) {
  const t = useCopy()
  if (!draw || asked === undefined) return null
  if (asked === 'announce')
    return (
      <AnnounceDialog
        draw={draw}
        onClose={onClose}
        save={(body) => step((draws, at) => draws.announce({ ...at, body }))}
      />
    )
  if (asked === 'abandon')
    return (
      <AbandonDialog
        onClose={onClose}
        save={async (body) => {
          await step((draws, at) => draws.abandon({ ...at, body }))
          onAbandoned()
        }}
      />
    )
  if (asked === 'end')
    return (
      <Question
        isOpen
        onClose={onClose}
        title={t('lotteries.end')}
        confirmLabel={t('lotteries.end')}
        isPending={isPending}
        onConfirm={() => void step((draws, at) => draws.reveal(at)).then(onClose, tell)}
      >
        {t('lotteries.endText')}
      </Question>
    )
  return (
    <VoidDialog winner={asked} onClose={onClose} save={(body) => step((draws, at) => draws.void({ ...at, body }))} />
  )
}

import { useQuery } from '@tanstack/react-query'
import { ScanQrCode, UserPlus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { SearchField } from '@icss/ui/SearchField/SearchField.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import { searchLength } from '@icss/core/contract/list.ts'
import { hasBadge } from '@icss/core/desk/badge.ts'
import { mostFound } from '@icss/core/desk/find-people.ts'
import { waitingOf } from '@icss/core/desk/kept-fact.ts'
import { isDeskOver } from '@icss/core/desk/is-desk-over.ts'
import { needsDesk } from '@icss/core/desk/needs-desk.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { CameraPanel } from '../camera/CameraPanel.tsx'
import { prepareReader } from '../camera/watch-camera.ts'
import { useCopy } from '../language/copy.ts'
import { AskBeforeLeaving } from '../forms/AskBeforeLeaving.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { BadgeDialog } from '../participants/BadgeDialog.tsx'
import { useOwnRelogin } from '../sessions/Relogin.tsx'
import { useNow } from '../shell/useNow.ts'
import { useSettled } from '../shell/useSettled.ts'
import { DeskEntries } from './DeskEntries.tsx'
import { DeskPerson } from './DeskPerson.tsx'
import { DeskSaid } from './DeskSaid.tsx'
import { useDesk } from './useDesk.ts'
import { DeskWaiting } from './DeskWaiting.tsx'
import { WalkInDialog } from './WalkInDialog.tsx'
import * as styles from './desk.css.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

export type DeskPlaceProps = { meeting: Meeting }

/** Where somebody stands with a scanner or types: the field has the focus again after each person. */
export function DeskPlace({ meeting }: DeskPlaceProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { id: meetingId } = meeting
  const desk = useDesk(meeting)
  const relogin = useOwnRelogin()
  const isReadOnly = useReadsOnly()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [walkIn, setWalkIn] = useState<string>()
  const [badge, setBadge] = useState<Participant>()
  const [isScanning, setScanning] = useState(false)
  /** Scans come faster than answers: each waits for the one before. */
  const turn = useRef(Promise.resolve())
  // The desk goes on without a network, and so does its camera.
  useEffect(prepareReader, [])
  const now = useNow()
  const { view } = desk
  const waiting = waitingOf(view.kept)
  const waitingNonces = new Set(waiting.map(({ fact }) => fact.nonce))
  const isOver = isDeskOver(meeting, now)
  const takesNobody = isOver || isReadOnly
  const words = typed.trim()
  // A scanner types faster than anybody is looked up.
  const settled = useSettled(typed)
  const lookup = useQuery({
    // By itself the desk finds those who were kept a moment ago as they stand now.
    queryKey: ['participants', 'desk', meetingId, settled, view.isAway && waiting.length, view.listedAt],
    queryFn: ({ signal }) => desk.find(settled, signal),
    networkMode: 'always',
    enabled: settled !== '',
  })
  // Of a long list the server takes its time; whom the desk knows by itself is shown until then.
  const own = useQuery({
    queryKey: ['participants', 'ownDesk', meetingId, settled, waiting.length, view.listedAt],
    queryFn: ({ signal }) => desk.findOwn(settled, signal),
    enabled: settled !== '' && !view.isAway && view.listedAt !== undefined,
  })
  const ownFound = own.data?.people.length ? own.data : undefined
  const found = words === settled && words !== '' ? (lookup.data ?? ownFound) : undefined
  const people = found?.people ?? []

  const isUnknown = found !== undefined && people.length === 0 && !found.isOtherBadge

  /** The field waits for the next; what was typed into it behind `done` stays. */
  const next = (done = words) => {
    setTyped((now) => (now.trim() === done ? '' : now))
    field.current?.focus()
  }
  const isAdding = walkIn !== undefined
  // Once the dialog is gone: before, it keeps the focus to itself, and gives it back to the button.
  useEffect(() => {
    if (!isAdding) return undefined
    const input = field.current
    return () => {
      setTyped('')
      input?.focus()
    }
  }, [isAdding])
  const isPrinting = badge !== undefined
  useEffect(() => {
    if (!isPrinting) return undefined
    const input = field.current
    return () => input?.focus()
  }, [isPrinting])
  const closeBadge = useCallback(() => setBadge(undefined), [])
  /** Signs in whom alone `wanted` can mean, once it is its turn; `onMeant` is told that it means one, or nobody here. */
  const take = (wanted: string, onMeant?: () => void) => {
    const taking = async () => {
      const { people: meant, isOtherBadge } = await desk.find(wanted)
      if (isOtherBadge) desk.say({ key: 'unknownBadge' })
      const [one] = meant
      if (isOtherBadge || (one && meant.length === 1)) onMeant?.()
      if (one && meant.length === 1) await desk.signIn(one)
    }
    turn.current = turn.current.then(taking).catch(desk.fail)
    return turn.current
  }
  /** Enter, or the end of a scan. */
  const enter = () => {
    if (words === '' || takesNobody) return
    field.current?.select()
    void take(words, () => next(words))
  }
  return (
    <div className={styles.place}>
      <div className={styles.column}>
        <Panel isPadded>
          <SearchField
            label={t('desk.search')}
            placeholder={t('desk.search')}
            clearLabel={t('shell.clear')}
            inputRef={field}
            // The desk is for this field alone.
            autoFocus
            value={typed}
            onChange={setTyped}
            onSubmit={enter}
            maxLength={searchLength}
            isDisabled={takesNobody}
          />
          {isOver && <p className={styles.facts}>{t('desk.tooLate')}</p>}
          {people.length > 0 && (
            <ul className={`${styles.list} ${styles.found}`} aria-label={t('participants.title')}>
              {people.map((person) => (
                <DeskPerson
                  key={person.id}
                  person={person}
                  isOnly={people.length === 1}
                  isDisabled={takesNobody}
                  onSignIn={() => {
                    next()
                    void desk.signIn(person)
                  }}
                  onBadge={hasBadge(person, waitingNonces) ? () => setBadge(person) : undefined}
                />
              ))}
            </ul>
          )}
          {people.length === 1 && people[0] && needsDesk(people[0]) && (
            <p className={styles.facts}>{t('desk.enter')}</p>
          )}
          {found && found.total > mostFound && (
            <p className={styles.facts}>{t('desk.more', { count: formatNumber(found.total - mostFound, language) })}</p>
          )}
          {found && people.length === 0 && (
            <p className={styles.facts}>{t(found.isOtherBadge ? 'desk.unknownBadge' : 'desk.nobody')}</p>
          )}
          {!takesNobody && (
            <div className={styles.acts}>
              <Button icon={<UserPlus size={16} />} onPress={() => setWalkIn(isUnknown ? words : '')}>
                {isUnknown ? t('desk.walkInNamed', { name: words }) : t('desk.walkIn')}
              </Button>
              <Button icon={<ScanQrCode size={16} />} onPress={() => setScanning(!isScanning)}>
                {t(isScanning ? 'desk.scan.close' : 'desk.scan.open')}
              </Button>
              {isScanning && (
                <CameraPanel
                  words={(key) => t(`desk.scan.${key}`)}
                  isPaused={isAdding || isPrinting}
                  onBadge={take}
                  onOther={() => desk.say({ key: 'otherCode' })}
                  onClose={() => setScanning(false)}
                />
              )}
            </div>
          )}
        </Panel>
      </div>
      <div className={styles.column}>
        <DeskSaid said={desk.said} isLoginNeeded={relogin.isNeeded} />
        <DeskWaiting view={view} relogin={relogin} onDismiss={(nonce) => void desk.dismiss(nonce)} />
        <DeskEntries
          waiting={waitingNonces}
          entries={desk.entries}
          onBadge={setBadge}
          onUndo={(entry) => {
            field.current?.focus()
            void desk.undo(entry)
          }}
        />
      </div>
      <AskBeforeLeaving
        isDirty={waiting.length > 0}
        text={t(view.isInPageOnly ? 'desk.leaveLosing' : 'desk.leaveWaiting', { count: waiting.length })}
      />
      {badge && <BadgeDialog person={badge} meetingName={meeting.name} onClose={closeBadge} />}
      {walkIn !== undefined && (
        <WalkInDialog name={walkIn} save={desk.addWalkIn} onClose={() => setWalkIn(undefined)} />
      )}
    </div>
  )
}

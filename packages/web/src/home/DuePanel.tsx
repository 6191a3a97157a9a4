import { Bell, Gift, Radio } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDay, formatNumber, formatTime, formatTimes } from '@icss/core/copy/format.ts'
import { type Language, localeOf } from '@icss/core/copy/language.ts'
import type { DueItem, Home } from '@icss/core/home/home.contract.ts'
import { daysLater } from '@icss/core/rules/days-later.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './Home.css.ts'

const icons = { lives: Radio, meetings: Gift, notices: Bell }

/** The moment by which one is due: what is on, now; a notice, when it ends. */
const dueAt = ({ noun, isOn, startAt, endAt }: DueItem, now: number): number => {
  if (noun === 'notices') return Date.parse(endAt ?? startAt)
  return isOn ? Math.max(now, Date.parse(startAt)) : Date.parse(startAt)
}

const weekdayOf = (at: number, language: Language) =>
  new Intl.DateTimeFormat(localeOf[language], { weekday: 'short' }).format(at)

/** What is on, begins or ends within a week, each day named once. */
export function DuePanel({ due, now }: { due: Home['due']; now: number }) {
  const t = useCopy()
  const { language } = useLanguage()
  const [isToday, setToday] = useState(false)
  const dayNames: Readonly<Record<string, string>> = {
    [formatDay(now)]: t('home.due.today'),
    [formatDay(daysLater(now, 1))]: t('home.due.tomorrow'),
  }
  const shown = due.items
    .map((item) => ({ item, at: dueAt(item, now) }))
    .filter(({ at }) => !isToday || formatDay(at) === formatDay(now))
    .toSorted((a, b) => a.at - b.at)
  const days = [...Map.groupBy(shown, ({ at }) => formatDay(at))]
  const total = isToday ? due.today : due.week
  return (
    <Panel
      title={t('home.due.title')}
      aside={
        <>
          <span className={styles.muted}>
            {t('home.due.counts', {
              today: formatNumber(due.today, language),
              week: formatNumber(due.week, language),
            })}
          </span>
          <span role="group" aria-label={t('home.due.range')} className={styles.choice}>
            {([false, true] as const).map((today) => (
              <Button
                key={String(today)}
                size="small"
                variant={today === isToday ? 'secondary' : 'quiet'}
                aria-pressed={today === isToday}
                onPress={() => setToday(today)}
              >
                {t(today ? 'home.due.today' : 'home.due.week')}
              </Button>
            ))}
          </span>
        </>
      }
    >
      {shown.length === 0 && (
        <p className={styles.nothing}>{t(isToday ? 'home.due.nothingToday' : 'home.due.nothing')}</p>
      )}
      <ul className={styles.days}>
        {days.map(([day, items]) => (
          <li key={day} className={styles.day}>
            <span className={styles.dayName}>
              <strong className={dayNames[day] === t('home.due.today') ? styles.today : undefined}>
                {dayNames[day] ?? weekdayOf(items[0]?.at ?? now, language)}
              </strong>{' '}
              <span className={styles.date}>{day.slice(5)}</span>
            </span>
            <ul className={styles.dues}>
              {items.map(({ item }) => (
                <Due key={`${item.noun} ${item.id}`} item={item} now={now} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {total > shown.length && shown.length > 0 && (
        <p className={styles.nothing}>{t('home.due.more', { shown: shown.length, count: total })}</p>
      )}
    </Panel>
  )
}

function Due({ item, now }: { item: DueItem; now: number }) {
  const t = useCopy()
  const { noun, name, startAt, endAt } = item
  const fact = useFact(item)
  const Icon = icons[noun]
  const span = endAt === null ? formatTime(startAt) : formatTimes(startAt, endAt)
  const time = noun === 'notices' ? t('home.due.ends', { time: formatTime(endAt ?? startAt) }) : span
  return (
    <li className={styles.due}>
      <span className={styles.kind} role="img" aria-label={t(`home.due.nouns.${noun}`)}>
        <Icon size={16} />
      </span>
      <span className={styles.time}>{time}</span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.fact} title={fact}>
        {fact}
      </span>
      <span className={styles.state}>
        <DueState item={item} now={now} />
      </span>
      <DueAct item={item} now={now} />
    </li>
  )
}

/** The one fact that helps: who watches, who teaches, where, how many. */
function useFact({ noun, isOn, count, detail }: DueItem): string {
  const t = useCopy()
  const { language } = useLanguage()
  const said = formatNumber(count, language)
  switch (noun) {
    case 'lives':
      if (isOn) return t('home.due.viewers', { count: said })
      return detail === '' ? '' : t('home.due.tutor', { name: detail })
    case 'meetings':
      return [detail, count > 0 ? t('home.due.expected', { count: said }) : '']
        .filter(Boolean)
        .join(t('home.due.joint'))
    case 'notices':
      return t('home.due.readers', { count: said })
  }
}

function DueState({ item: { noun, isOn, lacks, endAt }, now }: { item: DueItem; now: number }) {
  const t = useCopy()
  if (lacks !== null) return <Status tone="warn">{t(`home.due.lacks.${lacks}`)}</Status>
  if (noun === 'notices') {
    const day = formatDay(endAt ?? now)
    if (day === formatDay(now)) return <Status tone="warn">{t('home.due.endsToday')}</Status>
    return day === formatDay(daysLater(now, 1)) ? t('home.due.endsTomorrow') : t('home.due.isOn.notices')
  }
  return isOn ? <Status tone="good">{t(`home.due.isOn.${noun}`)}</Status> : t('home.due.notStarted')
}

/** The one act that helps, else a look at it. */
function DueAct({ item: { noun, id, name, isOn, lacks, endAt }, now }: { item: DueItem; now: number }) {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const pathTo = usePaths()
  const acts = {
    lives: [
      ...(lacks === null ? [] : [{ act: lacks, path: pathTo('createLive', { id }) } as const]),
      ...(isOn ? [{ act: 'enter', path: pathTo('liveDetails', { id }) } as const] : []),
      { act: 'look', path: pathTo('liveDetails', { id }) },
    ],
    meetings: [
      ...(lacks === null ? [] : [{ act: lacks, path: pathTo('lotterySet', { id, type: 'edit' }) } as const]),
      ...(isOn ? [{ act: 'desk', path: pathTo('signinPreview', { id }) } as const] : []),
      { act: 'look', path: pathTo('lotterySet', { id, type: 'edit' }) },
    ],
    notices: [
      ...(formatDay(endAt ?? now) === formatDay(now)
        ? [{ act: 'extend', path: pathTo('eusnewNotice', { id }) } as const]
        : []),
      { act: 'look', path: pathTo('eusnoticedetail', { id }) },
    ],
  } as const
  const found = acts[noun].find(({ path }) => mayOpen(session, path, language))
  if (!found) return null
  const words = t(`home.due.acts.${found.act}`)
  return (
    <span className={styles.act}>
      <Link href={found.path} aria-label={`${words} ${name}`}>
        {words}
      </Link>
    </span>
  )
}

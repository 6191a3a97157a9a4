import { Building2, CircleCheck, Flag, Handshake, IdCard, Megaphone } from 'lucide-react'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { formatDay, formatNumber } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './Overview.css.ts'

/** What a chamber has, in numbers. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const t = useCopy()
  const { language } = useLanguage()
  const said = (count: number) => formatNumber(count, language)
  const { members, cards, resources, demands, introductions, reports } = overview
  const figures = [
    {
      id: 'members',
      icon: <Building2 size={16} />,
      count: members.total,
      note: t('overview.figures.joined', { count: said(members.months.at(-1)?.joined ?? 0) }),
    },
    {
      id: 'cards',
      icon: <IdCard size={16} />,
      count: cards.bound,
      note: t('overview.figures.ofCards', { count: said(cards.total) }),
    },
    {
      id: 'resources',
      icon: <Handshake size={16} />,
      count: resources.onShelf,
      note: t('overview.figures.expiring', { count: resources.expiring }),
    },
    {
      id: 'demands',
      icon: <Megaphone size={16} />,
      count: demands.onShelf,
      note: t('overview.figures.expiring', { count: demands.expiring }),
    },
    {
      id: 'agreed',
      icon: <CircleCheck size={16} />,
      count: introductions.agreed,
      note: t('overview.figures.joined', { count: said(introductions.agreedThisMonth) }),
    },
    ...(reports
      ? [
          {
            id: 'reports' as const,
            icon: <Flag size={16} />,
            count: reports.open,
            note:
              reports.oldestAt === null
                ? t('overview.figures.noReports')
                : t('overview.waiting.oldest', { time: formatDay(reports.oldestAt) }),
          },
        ]
      : []),
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, icon, count, note }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.label}>
            {icon}
            {t(`overview.figures.${id}`)}
          </dt>
          <dd className={id === 'reports' && count > 0 ? styles.alarming : styles.value}>{said(count)}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

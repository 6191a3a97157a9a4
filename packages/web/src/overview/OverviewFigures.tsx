import { Link } from '@icss/ui/Link/Link.tsx'
import { Building2, CircleCheck, Flag, Handshake, IdCard, Megaphone } from 'lucide-react'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { onShelf } from '@icss/core/resources/shelf-rules.ts'
import { formatDay, formatNumber } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './Overview.css.ts'

/** What a chamber has, in numbers, each leading to what it counts where a list has it. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const t = useCopy()
  const { language } = useLanguage()
  const pathTo = usePaths()
  const said = (count: number) => formatNumber(count, language)
  const { members, cards, resources, demands, introductions, reports } = overview
  const figures = [
    {
      id: 'members',
      at: pathTo('businessManagement'),
      icon: <Building2 size={16} />,
      count: members.total,
      note: t('overview.figures.joined', { count: said(members.months.at(-1)?.joined ?? 0) }),
    },
    {
      id: 'cards',
      at: undefined,
      icon: <IdCard size={16} />,
      count: cards.bound,
      note: t('overview.figures.ofCards', { count: said(cards.total) }),
    },
    {
      id: 'resources',
      at: `${pathTo('resourceManagement')}?status=${onShelf}`,
      icon: <Handshake size={16} />,
      count: resources.onShelf,
      note: t('overview.figures.expiring', { count: resources.expiring }),
    },
    {
      id: 'demands',
      at: `${pathTo('demandManagement')}?status=${onShelf}`,
      icon: <Megaphone size={16} />,
      count: demands.onShelf,
      note: t('overview.figures.expiring', { count: demands.expiring }),
    },
    {
      id: 'agreed',
      at: `${pathTo('introductionList')}?state=agreed`,
      icon: <CircleCheck size={16} />,
      count: introductions.agreed,
      note: t('overview.figures.joined', { count: said(introductions.agreedThisMonth) }),
    },
    ...(reports
      ? [
          {
            id: 'reports' as const,
            at: `${pathTo('reportList')}?state=open`,
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
      {figures.map(({ id, at, icon, count, note }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.label}>
            {icon}
            {t(`overview.figures.${id}`)}
          </dt>
          <dd className={id === 'reports' && count > 0 ? styles.alarming : styles.value}>
            {at === undefined ? (
              said(count)
            ) : (
              <Link href={at} aria-label={`${t(`overview.figures.${id}`)} ${said(count)}`}>
                {said(count)}
              </Link>
            )}
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { hidden } from '@icss/ui/Field/Field.css.ts'
import { formatNumber, formatPercent } from '@icss/core/copy/format.ts'
import { industryName } from '@icss/core/companies/industries.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './Overview.css.ts'

export type IndustriesPanelProps = { overview: Pick<Overview, 'members' | 'industries' | 'otherIndustries'> }

/** Members by industry: bars that are a table. */
export function IndustriesPanel({ overview: { members, industries, otherIndustries: others } }: IndustriesPanelProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const rows = [
    ...industries.map(({ name, count }) => ({ name: industryName(name, language), count })),
    ...(others.industries > 0
      ? [{ name: t('overview.otherIndustries', { count: others.industries }), count: others.count }]
      : []),
  ]
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Panel isPadded title={t('overview.industries')} count={formatNumber(members.total, language)}>
      {rows.length === 0 ? (
        <p className={styles.note}>{t('overview.nothing')}</p>
      ) : (
        <table className={styles.table}>
          <colgroup>
            <col className={styles.nameColumn} />
            <col />
            <col className={styles.numberColumn} />
          </colgroup>
          <thead className={hidden}>
            <tr>
              <th scope="col">{t('overview.industry')}</th>
              <th scope="col">{t('overview.count')}</th>
              <th scope="col">%</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" className={styles.cell} title={name}>
                  {name}
                </th>
                <td className={styles.number}>
                  <span className={styles.track}>
                    <span className={styles.filled} style={{ width: `${(count / most) * 100}%` }} />
                  </span>
                  <span className={styles.besideBar}>{formatNumber(count, language)}</span>
                </td>
                <td className={styles.number}>{formatPercent(count / Math.max(1, members.total), language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

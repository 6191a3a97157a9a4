import { formatDay, formatNumber, formatPercent, formatTimes, formatYuan } from '../../packages/core/src/copy/format.ts'
import type { Language } from '../../packages/core/src/copy/language.ts'

const start = new Date(2026, 10, 21, 14, 30)
const end = new Date(2026, 10, 21, 16, 0)

const rows: readonly [what: string, write: (language: Language) => string][] = [
  ['日期 Day', () => formatDay(start)],
  ['时间 Time', () => `${formatDay(start)} ${formatTimes(start, end)}`],
  ['数字 Number', (language) => formatNumber(1_234_567, language)],
  ['小数 Fraction', (language) => formatNumber(1234.5, language)],
  ['比例 Share', (language) => formatPercent(0.384, language)],
  ['金额 Amount', (language) => formatYuan(1234.5, language)],
]

/** What core's formatters make of the same values in both languages. */
export const FormatsTable = () => (
  <table>
    <thead>
      <tr>
        <th>内容 What</th>
        <th>中文</th>
        <th>English</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([what, write]) => (
        <tr key={what}>
          <th>{what}</th>
          <td>{write('zh')}</td>
          <td>{write('en')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

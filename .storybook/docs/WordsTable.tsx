import { shellEn } from '../../packages/core/src/shell/shell.en.ts'
import { shellZh } from '../../packages/core/src/shell/shell.zh.ts'

const shared = [
  'save',
  'saveNext',
  'cancel',
  'close',
  'back',
  'retry',
  'clear',
  'copy',
  'copied',
  'required',
  'loading',
  'unsaved',
  'leave',
  'stay',
  'exit',
] as const satisfies readonly (keyof typeof shellZh)[]

/** Words that every screen shares, as both dictionaries have them. */
export const WordsTable = () => (
  <table>
    <thead>
      <tr>
        <th>中文</th>
        <th>English</th>
        <th>copy</th>
      </tr>
    </thead>
    <tbody>
      {shared.map((key) => (
        <tr key={key}>
          <td>{shellZh[key]}</td>
          <td>{shellEn[key]}</td>
          <td>
            <code>shell.{key}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

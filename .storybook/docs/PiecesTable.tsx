import { kilobytes, sizes } from './DocsPage.tsx'
import { pieceDocs } from './piece-docs.ts'

const whole = { whiteSpace: 'nowrap' } as const

/** Every piece with its purpose and what it weighs when it is imported alone. */
export const PiecesTable = () => (
  <table>
    <thead>
      <tr>
        <th>组件 Piece</th>
        <th>用途 Purpose</th>
        <th>gz</th>
        <th>连带 Brings</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th>react + react-dom</th>
        <td>起点 The floor</td>
        <td style={whole}>{kilobytes(sizes.floor)}</td>
        <td>—</td>
      </tr>
      <tr>
        <th>登录所用 The login's pieces</th>
        <td>至多 20 kB At most 20 kB</td>
        <td style={whole}>+ {kilobytes(sizes.login)}</td>
        <td>—</td>
      </tr>
      {[...pieceDocs].map(([name, { purpose }]) => (
        <tr key={name}>
          <th>{name}</th>
          <td>
            {purpose.zh}
            <br />
            {purpose.en}
          </td>
          <td style={whole}>{sizes.pieces[name] === undefined ? '' : `+ ${kilobytes(sizes.pieces[name].gz)}`}</td>
          <td>{sizes.pieces[name]?.brings.join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

import { ArgTypes, Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import table from '../../packages/ui/sizes/sizes.json' with { type: 'json' }
import type { Sizes } from '../../packages/ui/sizes/weigh-pieces.ts'
import type { PieceDocs } from '../../packages/ui/src/story/PieceDocs.ts'
import { pieceDocs } from './piece-docs.ts'

/** What each piece weighs; a test of the kit weighs them anew and compares. */
export const sizes: Sizes = table

/** A piece: what it is for, do and don't, its keys, its props from the types, its stories. Screens: their stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { story: first } = useOf('story', ['story'])
  const hasPlayground = 'playground' in first.parameters
  const file = String(preparedMeta.parameters['fileName'])
  const piece = /ui\/src\/([^/]+)\//.exec(file)?.[1] ?? ''
  const docs = pieceDocs.get(piece)
  const size = sizes.pieces[piece]
  return (
    <>
      <Title />
      {docs && <Subtitle>{docs.purpose.zh}</Subtitle>}
      {docs ? <p>{docs.purpose.en}</p> : <Description />}
      {docs && <DoAndDont docs={docs} />}
      {docs?.keys && <Keys keys={docs.keys} />}
      {size !== undefined && (
        <p>
          {kilobytes(size.gz)} gz, alone, above react + react-dom ({kilobytes(sizes.floor)}).
        </p>
      )}
      {hasPlayground && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {docs && !hasPlayground && preparedMeta.component !== undefined && (
        <>
          <h2>Props</h2>
          <ArgTypes />
        </>
      )}
      {!('coversPage' in first.parameters) && <Stories includePrimary={!hasPlayground} />}
    </>
  )
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const lines = (told: PieceDocs['does']) =>
  told.map(({ zh, en }) => (
    <p key={en}>
      {zh}
      <br />
      {en}
    </p>
  ))

const top = { verticalAlign: 'top' } as const

export const DoAndDont = ({ docs }: { docs: Pick<PieceDocs, 'does' | 'donts'> }) => (
  <table>
    <thead>
      <tr>
        <th>✓ 应当 Do</th>
        <th>✗ 不要 Don't</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td style={top}>{lines(docs.does)}</td>
        <td style={top}>{lines(docs.donts)}</td>
      </tr>
    </tbody>
  </table>
)

const Keys = ({ keys }: { keys: NonNullable<PieceDocs['keys']> }) => (
  <>
    <h2>键盘 Keyboard</h2>
    <table>
      <tbody>
        {keys.map(({ press, zh, en }) => (
          <tr key={press}>
            <th>
              <kbd>{press}</kbd>
            </th>
            <td>{zh}</td>
            <td>{en}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
)

import { stripVTControlCharacters } from 'node:util'
import { render, Static, Text } from 'ink'
import type { ReactElement } from 'react'
import type { Console, Environment } from './console.ts'
import { displayWidth } from './display-width.ts'

/** Draws one view on stderr, so that stdout holds nothing but the result; what the console says stays above it. */
export interface LiveScreen {
  draw(view: ReactElement): void
  /** Leaves the last picture on the screen. */
  close(): Promise<void>
}

/** Terminals that cut lines where they become narrower, in place of breaking them. */
const cuts = ({ TERM = '', TMUX, XTERM_VERSION }: Environment): boolean =>
  TMUX === undefined && (XTERM_VERSION !== undefined || /^(?:linux|vt|screen)/.test(TERM))

/** Rows that lines take in so many columns, beyond one each. */
export const rowsBeyond = (lines: readonly string[], columns: number): number =>
  lines.reduce((sum, line) => sum + Math.max(0, Math.ceil(displayWidth(line) / columns) - 1), 0)

// Ink knows nothing of NO_COLOR.
// oxlint-disable-next-line no-control-regex -- they are what is taken off
const styles = /\u001B\[[\d;]*m/g

const wrapOff = '\u001B[?7l'
const wrapOn = '\u001B[?7h'

/**
 * A live view by Ink. A terminal that becomes narrower breaks the lines of the picture that stands there, which then
 * takes more rows than Ink knows of and would leave some behind: those are taken off before Ink draws anew. Until this
 * process is told of the new width, what it draws is cut at the edge in place of being broken, so that no more are added.
 * Rows that a terminal moves into what it keeps of earlier, in making room, are out of reach and stay there.
 */
export function openLiveScreen({ env, lend }: Pick<Console, 'env' | 'lend'>): LiveScreen {
  const { stderr } = process
  let picture: readonly string[] = []
  const stream = new Proxy(stderr, {
    get(target, name) {
      if (name === 'write')
        return (text: string, written?: () => void) => {
          const drawn = stripVTControlCharacters(text)
          if (drawn === '') return target.write(text, written)
          picture = drawn.split('\n')
          return target.write(wrapOff + (env.NO_COLOR ? text.replace(styles, '') : text) + wrapOn, written)
        }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  let columns = stderr.columns
  const resized = () => {
    const beyond = stderr.columns < columns && !cuts(env) ? rowsBeyond(picture, stderr.columns) : 0
    if (beyond > 0) stderr.write('\u001B[2K\u001B[1A'.repeat(beyond))
    columns = stderr.columns
  }
  stderr.on('resize', resized)
  let app: ReturnType<typeof render> | undefined
  let view: ReactElement | undefined
  const lines: string[] = []
  const draw = () => {
    const all = (
      <>
        <Static items={[...lines]}>{(line, i) => <Text key={i}>{line}</Text>}</Static>
        {view}
      </>
    )
    if (app) app.rerender(all)
    else app = render(all, { stdout: stream, patchConsole: false, exitOnCtrlC: false })
  }
  const giveBack = lend((line) => {
    lines.push(line)
    draw()
  })
  return {
    draw(next) {
      view = next
      draw()
    },
    async close() {
      giveBack()
      app?.unmount()
      await app?.waitUntilExit()
      stderr.off('resize', resized)
    },
  }
}

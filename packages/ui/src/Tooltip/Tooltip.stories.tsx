import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth } from '../story/inBoth.ts'
import { Tooltip } from './Tooltip.tsx'
import { playground } from '../story/playground.tsx'
import { InTheMiddle } from '../story/InTheMiddle.tsx'

const meta = { title: 'Overlays/Tooltip', component: Tooltip } satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj

const tip = () => within(document.body).findByRole('tooltip')

export const Playground: Story = {
  ...playground(
    Tooltip,
    (say) => ({
      text: say('复制签到链接，Ctrl C', 'Copies the link, Ctrl C'),
      children: <Button>{say('复制', 'Copy')}</Button>,
    }),
    // Seen once it would open.
    { without: ['isDisabled'], frame: (piece) => <InTheMiddle>{piece}</InTheMiddle> },
  ),
  play: () => userEvent.tab(),
}

export const NamesWhatHasTheFocus: Story = {
  render: inBoth((say) => (
    <div style={{ padding: '48px 120px' }}>
      <Tooltip text={say('复制签到链接，Ctrl C', 'Copies the link, Ctrl C')}>
        <Button>{say('复制', 'Copy')}</Button>
      </Tooltip>
    </div>
  )),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(await tip()).toBeVisible()
    await expect(button).toHaveAccessibleDescription((await tip()).textContent ?? '')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull())
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(await tip()).toBeVisible()
  },
}

/** Beside the edge of the window, words that grow while they are shown stay on one line and in sight. */
export const GrowsAtTheEdge: Story = {
  render: inBoth((say) => (
    <Held initial={1}>
      {(times, set) => (
        <div data-place style={{ textAlign: 'end', paddingBlockStart: 48 }} onInput={() => set(5)}>
          <Tooltip text={say('下移', 'Down ').repeat(times)}>
            <Button>↓</Button>
          </Tooltip>
        </div>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const before = (await tip()).getBoundingClientRect()
    fireEvent.input(canvasElement.querySelector('[data-place]') ?? canvasElement)
    await waitFor(async () => expect((await tip()).getBoundingClientRect().width).toBeGreaterThan(before.width))
    await waitFor(async () => expect((await tip()).getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
    await expect((await tip()).getBoundingClientRect().height).toBe(before.height)
  },
}

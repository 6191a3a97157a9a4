import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Held } from '../story/Held.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { useTap } from './useTap.ts'

const meta = { title: 'Actions/Tap' } satisfies Meta
export default meta
type Story = StoryObj

type Count = { single: number; double: number }

function Plate({ count, set, say }: { count: Count; set: (count: Count) => void; say: Say }) {
  const single = () => set({ ...count, single: count.single + 1 })
  const double = () => set({ ...count, double: count.double + 1 })
  const taps = useTap({ onTap: single, onDoubleTap: double })
  return (
    <Panel title={say('大屏', 'Big screen')}>
      <div data-plate style={{ padding: '48px 16px', textAlign: 'center', touchAction: 'manipulation' }} {...taps}>
        <p role="status">
          {say(`轻点 ${count.single} 次，双击 ${count.double} 次`, `${count.single} taps, ${count.double} double taps`)}
        </p>
      </div>
      <div style={{ display: 'flex', gap: 8, padding: 16 }}>
        <Button onPress={single}>{say('开始或停止', 'Start or stop')}</Button>
        <Button onPress={double}>{say('全屏', 'Full screen')}</Button>
      </div>
    </Panel>
  )
}

/** A tap starts, two within 300 ms do something else and are no tap; buttons do both by keyboard. */
export const TapAndDoubleTap: Story = {
  render: inBoth((say) => (
    <Held<Count> initial={{ single: 0, double: 0 }}>{(count, set) => <Plate count={count} set={set} say={say} />}</Held>
  )),
  play: async ({ canvasElement }) => {
    const plate = canvasElement.querySelector('[data-plate]')
    if (plate === null) throw new Error('no plate')
    const status = within(canvasElement).getByRole('status')
    const at = { isPrimary: true, button: 0, clientX: 100, clientY: 100, pointerType: 'touch' }
    const tap = () => {
      fireEvent.pointerDown(plate, at)
      fireEvent.pointerUp(plate, at)
    }
    tap()
    tap()
    await waitFor(() => expect(status).toHaveTextContent(/轻点 0 次，双击 1 次|0 taps, 1 double/))
    tap()
    await waitFor(() => expect(status).toHaveTextContent(/轻点 1 次，双击 1 次|1 taps, 1 double/))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(status).toHaveTextContent(/轻点 2 次，双击 2 次|2 taps, 2 double/)
  },
}

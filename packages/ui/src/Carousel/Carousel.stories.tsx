import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LazyImage } from '../LazyImage/LazyImage.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { cover } from '../story/pictures.ts'
import { tabTo } from '../story/tabTo.ts'
import { Carousel } from './Carousel.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Carousel', component: Carousel, tags: ['composite'] } satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj

const labels = (say: Say) => ({
  region: say('首屏轮播', 'Home carousel'),
  slide: (number: number, of: number) => say(`第 ${number} 张，共 ${of} 张`, `Slide ${number} of ${of}`),
  previous: say('上一张', 'Previous'),
  next: say('下一张', 'Next'),
  pause: say('暂停', 'Pause'),
  play: say('播放', 'Play'),
})

const pictures = (say: Say) =>
  [cover, 'data:image/png;base64,broken', cover].map((src, at) => ({
    id: String(at),
    content: <LazyImage src={src} alt={say(`轮播图 ${at + 1}`, `Picture ${at + 1}`)} ratio={16 / 9} />,
  }))

export const Playground = playground(
  Carousel,
  (say) => ({ slides: pictures(say), labels: labels(say), interval: 2000, slideDuration: 500 }),
  { without: ['interval'], frame: (piece) => <div style={{ width: 480, maxWidth: '100%' }}>{piece}</div> },
)

export const ByKeyboard: Story = {
  render: inBoth((say) => (
    <div style={{ width: 480, maxWidth: '100%' }}>
      <Carousel slides={pictures(say)} labels={labels(say)} />
    </div>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dots = () => canvas.getAllByRole('button', { name: /第 \d 张|Slide \d/ })
    // Round the end and back, without a mouse.
    await tabTo(canvas.getByRole('button', { name: /上一张|Previous/ }))
    await userEvent.keyboard('{Enter}')
    await expect(dots()[2]).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(dots()[0]).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('group', { name: /第 1 张|Slide 1/ })).toBeVisible()
  },
}

export const GoesOnAndIsHeld: Story = {
  render: inBoth((say) => (
    <div style={{ width: 320 }}>
      <Carousel slides={pictures(say)} labels={labels(say)} interval={60} slideDuration={0} />
    </div>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = () =>
      canvas.getAllByRole('button', { name: /第 \d 张|Slide \d/ }).findIndex((dot) => dot.ariaCurrent === 'true')
    const track = canvasElement.querySelector('[aria-live]')
    const turn = canvas.queryByRole('button', { name: /播放|Play/ })
    // Who asked for reduced motion finds it paused.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(turn).toBeVisible()
    if (turn !== null) await userEvent.click(turn)
    await userEvent.unhover(canvas.getByRole('region'))
    ;(document.activeElement as HTMLElement).blur()
    await waitFor(() => expect(current()).toBe(1))
    await expect(track).toHaveAttribute('aria-live', 'off')
    canvas.getByRole('button', { name: /暂停|Pause/ }).focus()
    await waitFor(() => expect(track).toHaveAttribute('aria-live', 'polite'))
    const held = current()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /播放|Play/ })).toHaveFocus()
    await expect(current()).toBe(held)
    await userEvent.click(canvas.getByRole('button', { name: /第 1 张|Slide 1/ }))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, type ReactNode, type RefObject, useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inBoth, type Say } from '../story/inBoth.ts'
import { BackToTop } from './BackToTop.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Layout/BackToTop', component: BackToTop } satisfies Meta<typeof BackToTop>
export default meta
type Story = StoryObj

type LongPageProps = { say: Say; area: RefObject<HTMLDivElement | null>; children: ReactNode }

function LongPage({ say, area, children }: LongPageProps) {
  return (
    <div
      ref={area}
      role="region"
      aria-label={say('内容', 'Content')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      style={{ height: 400, overflow: 'auto' }}
    >
      <div style={{ height: 2000 }}>{say('很长的一页', 'A long page')}</div>
      {children}
    </div>
  )
}

function Sample({ say }: { say: Say }) {
  const area = useRef<HTMLDivElement>(null)
  return (
    <LongPage say={say} area={area}>
      <BackToTop label={say('回到顶部', 'Back to top')} scroller={area} />
    </LongPage>
  )
}

const area = createRef<HTMLDivElement>()

export const Playground: Story = {
  ...playground(BackToTop, (say) => ({ label: say('回到顶部', 'Back to top'), scroller: area }), {
    without: ['after', 'duration'],
    frame: (piece, say) => (
      <LongPage say={say} area={area}>
        {piece}
      </LongPage>
    ),
  }),
  play: ({ canvasElement }) => {
    within(canvasElement).getByRole('region').scrollTop = 900
  },
}

export const AfterScrolling: Story = {
  render: inBoth((say) => <Sample say={say} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const area = canvas.getByRole('region')
    await expect(canvas.queryByRole('button')).toBeNull()
    area.scrollTop = 900
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(area.scrollTop).toBe(0)
    area.scrollTop = 500
    await expect(await canvas.findByRole('button')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { tabTo } from '../story/tabTo.ts'
import { BannerCarousel } from './BannerCarousel.tsx'
import { BannerPicture } from './BannerPicture.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Layout/BannerCarousel', component: BannerCarousel, tags: ['composite'] } satisfies Meta<
  typeof BannerCarousel
>
export default meta
type Story = StoryObj

const slides = (say: Say) => [
  {
    id: 'courses',
    title: say('企业大学\n把课程交到每一位会员手里', 'Company university\nA course in every hand'),
    text: say('章节、直播、导师与学习资料，一处管理。', 'Chapters, live rooms, tutors and files in one place.'),
    picture: <BannerPicture kind="courses" />,
  },
  {
    id: 'live',
    title: say('直播课程\n开播只要一步', 'Live courses\nOn air in one step'),
    text: say('推流、回放和观众一目了然。', 'Stream, replay and audience at a glance.'),
    picture: <BannerPicture kind="live" />,
  },
  {
    id: 'members',
    title: say('企业名片\n让会员互相找到', 'Company cards\nMembers find each other'),
    text: say('名片、资源与需求相互关联。', 'Cards, resources and demands belong together.'),
    picture: <BannerPicture kind="members" />,
  },
  { id: 'files', title: say('文件', 'Files'), text: '', picture: <BannerPicture kind="files" /> },
  { id: 'draw', title: say('会议抽奖', 'Draws'), text: '', picture: <BannerPicture kind="draw" /> },
]

const labels = (say: Say) => ({
  region: say('产品介绍', 'About the product'),
  slide: (number: number) => say(`第 ${number} 张`, `Slide ${number}`),
  pause: say('暂停', 'Pause'),
  play: say('播放', 'Play'),
})

function Sample({ say }: { say: Say }) {
  return (
    <div style={{ width: 685, maxWidth: '100%', height: 640 }}>
      <BannerCarousel
        interval={4000}
        slideDuration={600}
        slides={slides(say)}
        head={
          <div style={{ display: 'flex', alignItems: 'center', gap: 10, padding: '40px 56px 0', fontWeight: 600 }}>
            <BrandMark />
            {say('ICSS 商会与培训管理后台', 'ICSS back office')}
          </div>
        }
        labels={labels(say)}
      />
    </div>
  )
}

export const Playground = playground(
  BannerCarousel,
  (say) => ({ slides: slides(say), labels: labels(say), interval: 4000, slideDuration: 600 }),
  {
    without: ['interval'],
    frame: (piece) => <div style={{ width: 685, maxWidth: '100%', height: 640 }}>{piece}</div>,
  },
)

export const First: Story = { render: inBoth((say) => <Sample say={say} />) }

export const ThirdByKeyboard: Story = {
  render: inBoth((say) => <Sample say={say} />),
  play: async ({ canvasElement }) => {
    const dot = within(canvasElement).getByRole('button', { name: /第 3 张|Slide 3/ })
    await tabTo(dot)
    await userEvent.keyboard('{Enter}')
    await expect(dot).toHaveAttribute('aria-current', 'true')
  },
}

export const FourthAndFifth: Story = {
  render: inBoth((say) => <Sample say={say} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /第 5 张|Slide 5/ }))
    await userEvent.click(canvas.getByRole('button', { name: /播放|Play/ }))
    await expect(canvas.getByRole('button', { name: /暂停|Pause/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /暂停|Pause/ }))
  },
}

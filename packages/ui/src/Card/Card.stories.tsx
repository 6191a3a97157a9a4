import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { LazyImage } from '../LazyImage/LazyImage.tsx'
import { Status } from '../Status/Status.tsx'
import { inBoth } from '../story/inBoth.ts'
import { longName } from '../story/longName.ts'
import { cover } from '../story/pictures.ts'
import { Card, CardGrid } from './Card.tsx'
import { playground } from '../story/playground.tsx'

const meta = { title: 'Data/Card', component: Card, tags: ['composite'] } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj

const edited = fn()
const picture = (src: string) => <LazyImage src={src} alt="" ratio={16 / 9} />

export const Playground = playground(
  Card,
  (say) => ({
    title: say('新员工入会培训', 'Onboarding'),
    href: '#course/1',
    picture: picture(cover),
    children: say('3 章 ・ 11 节', '3 chapters, 11 lessons'),
    footer: <Status tone="good">{say('已上架', 'On shelf')}</Status>,
  }),
  { frame: (piece) => <CardGrid>{piece}</CardGrid> },
)

export const Courses: Story = {
  render: inBoth((say) => {
    const edit = (name: string) => (
      <IconButton
        size="small"
        label={say(`编辑 ${name}`, `Edit ${name}`)}
        icon={<Pencil size={16} />}
        onPress={edited}
      />
    )
    return (
      <CardGrid>
        <Card
          title={say('新员工入会培训', 'Onboarding')}
          href="#course/1"
          picture={picture(cover)}
          footer={
            <>
              <Status tone="good">{say('已上架', 'On shelf')}</Status>
              {edit(say('新员工入会培训', 'Onboarding'))}
            </>
          }
        >
          {say('3 章 ・ 11 节', '3 chapters, 11 lessons')}
        </Card>
        <Card title={longName} href="#course/2" picture={picture('data:image/png;base64,broken')}>
          {say('图片没能显示', 'The picture did not come')}
        </Card>
        <Card title="👩‍🏫 𠮷野家与 䶮 شركة التجارة" href="#course/3" picture={picture(cover)} />
        <Card title={say('没有链接，没有图片', 'No link, no picture')}>{say('只读', 'Read only')}</Card>
      </CardGrid>
    )
  }),
  play: async ({ canvasElement }) => {
    edited.mockClear()
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /新员工入会培训|Onboarding/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(edited).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
  },
}

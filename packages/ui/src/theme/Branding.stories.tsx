import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { expect, within } from 'storybook/test'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Held } from '../story/Held.tsx'
import { Row } from '../story/Row.tsx'
import { inBoth, type Say } from '../story/inBoth.ts'
import { applyBranding } from './applyBranding.ts'
import type { ThemeName } from './applyTheme.ts'
import { contrast } from './contrast.ts'
import { branding } from './branding.ts'
import { text } from './measures.ts'

/** A channel's accent, logo and mini logo text. However light or loud its colour, words stay readable. */
const meta = { title: 'Foundations/Branding', tags: ['composite'] } satisfies Meta
export default meta
type Story = StoryObj

const chosen = ['#1f3dae', '#ffd400', '#e60012', '#00a86b', '#ffffff', '#000000']

const themeOf = () => (document.documentElement.dataset['theme'] ?? 'light') as ThemeName

function Branded({ colour, letter, say }: { colour: string; letter: string; say: Say }) {
  const theme = themeOf()
  const accents = branding(colour, theme)
  return (
    <div
      ref={(part) => {
        if (part) applyBranding(colour, theme, part)
      }}
    >
      <Panel title={colour} isPadded>
        <Row>
          <BrandMark letter={letter} />
          <Button variant="primary">{say('新建企业', 'New company')}</Button>
          <Button>{say('导出', 'Export')}</Button>
          <Link href="#">{say('查看全部', 'See all')}</Link>
          <Tag>{say('软件', 'Software')}</Tag>
          <span style={text.small}>
            {say('按钮文字对比度', 'Contrast of words on it')} {contrast(accents.accent, accents.onAccent).toFixed(1)}
          </span>
        </Row>
      </Panel>
    </div>
  )
}

export const Colours: Story = {
  render: inBoth((say) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {chosen.map((colour, at) => (
        <Branded key={`${colour}${themeOf()}`} colour={colour} letter={'商深圳智能会'.charAt(at)} say={say} />
      ))}
    </div>
  )),
  play: async ({ canvasElement }) => {
    const { accent, onAccent } = branding('#ffd400', 'light')
    await expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5)
    await expect(within(canvasElement).getAllByRole('button').length).toBe(chosen.length * 2)
  },
}

function WholePage({ colour }: { colour: string }) {
  const theme = themeOf()
  useLayoutEffect(() => {
    applyBranding(colour, theme)
    return () => applyBranding(null, theme)
  }, [colour, theme])
  return null
}

export const TryOne: Story = {
  render: inBoth((say) => (
    <Held initial="#0a7d4f">
      {(colour, set) => (
        <Panel title={say('试一个颜色', 'Try a colour')} isPadded>
          <WholePage colour={colour} />
          <Row>
            <label style={text.body}>
              {say('强调色', 'Accent')}{' '}
              <input type="color" value={colour} onChange={({ target }) => set(target.value)} style={{ height: 32 }} />
            </label>
            <Button variant="primary">{say('保存', 'Save')}</Button>
            <Link href="#">{say('查看全部', 'See all')}</Link>
          </Row>
        </Panel>
      )}
    </Held>
  )),
}

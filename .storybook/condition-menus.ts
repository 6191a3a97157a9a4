import { type Conditions, conditions } from '../packages/web/src/story/conditions.ts'

type Words = { readonly [About in keyof Conditions]: { readonly [Value in Conditions[About]]: string } }

const words: Words = {
  data: {
    story: '如故事 As the story has it',
    none: '没有数据 None',
    page: '一整页 One full page',
    many: '十万 100,000',
  },
  server: {
    story: '正常 As usual',
    slow: '很慢 Slow',
    failing: '出错 Failing',
    offline: '断网 Offline',
    sessionOver: '过期 Session over',
    changed: '他人先改 Conflict',
  },
  who: {
    story: '如故事 As the story has it',
    administrator: '管理员 Admin',
    noFlags: '无权限帐号 No flags',
    supportVisit: '支持访问 Support visit',
  },
}

const buttons = {
  data: { icon: 'database', title: '屏幕数据 Data', description: '屏幕有多少数据 How much data screens have' },
  server: {
    icon: 'lightning',
    title: '屏幕网络 Network',
    description: '屏幕怎样得到回答 How screens are answered',
  },
  who: { icon: 'user', title: '屏幕身份 Who', description: '谁在看屏幕 Who looks at screens' },
} as const satisfies Record<keyof Conditions, object>

const menuOf = <About extends keyof Conditions>(about: About) => {
  const { icon, title, description } = buttons[about]
  const titles: Readonly<Record<string, string>> = words[about]
  const items = conditions[about].map((value) => ({
    value,
    title: titles[value] ?? '',
    type: value === 'story' ? ('reset' as const) : ('item' as const),
  }))
  return { description, toolbar: { icon, title, dynamicTitle: true, items } }
}

/** A menu of the toolbar for each thing that can be asked of any screen. */
export const conditionMenus = { data: menuOf('data'), server: menuOf('server'), who: menuOf('who') }

/** The conditions among the globals of Storybook. */
export const conditionsOf = ({ data, server, who }: Record<string, unknown>): Conditions =>
  ({ data, server, who }) as Conditions

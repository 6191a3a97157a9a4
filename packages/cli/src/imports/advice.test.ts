import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

const wrong = {
  zh: '企业名称,行业,行业标签,高新技术企业,登记状态\n,教育,教育,或许,活着\n',
  en: 'Company name,Industry,Industry tags,High-tech company,Registration status\n,Education,Education,maybe,alive\n',
}
const advice = {
  zh: [
    '第 2 行 企业名称：不能为空。请填写。',
    '第 2 行 高新技术企业“或许”：内容类型不正确。应为是 / 否。',
    '第 2 行 登记状态“活着”：不是可选的值。可选：存续、在营、吊销、注销、清算、其他。',
  ],
  en: [
    'Line 2, Company name: Cannot be empty. Fill it in.',
    'Line 2, High-tech company “maybe”: Not the right kind of value. It should be yes / no.',
    'Line 2, Registration status “alive”: Not one of the choices. Choose from: Existing, Operating, Revoked, Deregistered, Liquidating, Other.',
  ],
}

test.each(['zh', 'en'] as const)(
  'each fault of a row is told with the words that its cell accepts, in %s',
  async (language) => {
    const one = await loggedIn(language)
    await one.file('wrong.csv', wrong[language])
    const { code, stdout } = await one.icss('members', 'import', 'wrong.csv')
    expect(code).toBe(4)
    for (const line of advice[language]) expect(stdout).toContain(line)
    const rejected = await readFile(join(one.folder, 'wrong.rejected.csv'), 'utf8')
    expect(rejected).toContain(
      language === 'zh' ? '登记状态: 可选：存续、' : 'Registration status: Choose from: Existing, ',
    )
  },
)

test.for([
  [
    'zh',
    '错误：缺少表头“企业名称、行业标签”，表里有名称相近的列\n' +
      '是不是写错了：“企业名成” → “企业名称”、“行业标记” → “行业标签”。请改正后再导入。\n',
    '企业名成,行业,行业标记',
  ],
  [
    'en',
    'Error: The headers “Company name, Industry tags” are missing, and there are columns with similar names\n' +
      'Did you mean: “Compny name” → “Company name”, “Industry tag” → “Industry tags”? Correct them and import again.\n',
    'Compny name,Industry,Industry tag',
  ],
] as const)(
  'several misspelt headers are each told with the one that is meant, in %s',
  async ([language, told, header]) => {
    const one = await loggedIn(language)
    await one.file('members.csv', `${header}\nA,教育,软件\n`)
    for (const options of [[], ['--strict']]) {
      const { code, stderr } = await one.icss('members', 'import', 'members.csv', ...options)
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(told) })
    }
  },
)

test('a header that nobody knows is told with those that are missing, and the one that it may be meant for', async () => {
  const one = await loggedIn('en')
  await one.file('members.csv', 'Compny name,Industry,Remark\nA,Education,x\n')
  for (const options of [[], ['--strict']]) {
    const { code, stderr } = await one.icss('members', 'import', 'members.csv', ...options)
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(
        'The header “Company name, Industry tags” is missing, and there is a column “Compny name”\n' +
          'If “Compny name” is meant for “Company name”, correct that header and import again.\n',
      ),
    })
  }
})

import { expect, test } from 'vitest'
import { loadWords } from '../language/copy.ts'
import { fieldWords } from './field-words.ts'

await loadWords('en')

test.each([
  ['notices', 'start_at', '开始时间', 'Starts'],
  ['lives', 'course_category_id', '转点播后的课程分类', 'Category of the later course'],
  ['lives', 'playback_bytes', '回放流量（字节）', 'Playback traffic (bytes)'],
  ['files', 'category_id', '文件组', 'Group'],
  ['products', 'link', '产品链接', 'Product link'],
  ['companies', 'version', '版本', 'Version'],
  ['nowhere', 'no_such_field', 'no_such_field', 'no_such_field'],
])('%s.%s is called as its form calls it', (table, column, zh, en) => {
  expect([fieldWords(table, column, 'zh'), fieldWords(table, column, 'en')]).toEqual([zh, en])
})

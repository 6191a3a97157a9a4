import { expect, test } from 'vitest'
import { byNumbers, namesOf } from './natural-order.ts'

test('numbers in names give the order, Chinese ones too; names without a number stand behind', () => {
  for (const wanted of [
    ['1 绪论', '2 安装', '10 总结', '附录'],
    ['第一章', '第二章', '第九章', '第十章', '第十二章', '第二十章', '第一百零三章'],
    ['1.1 起步', '1.2 安装', '1.10 运行', '2.1 进阶'],
    ['lesson-2.mp4', 'lesson-10.mp4', 'lesson-11.mp4'],
    ['第1课', '第2课', '第10课'],
  ])
    expect(wanted.toReversed().toSorted(byNumbers)).toEqual(wanted)
})

test('a number that only orders is no part of the name, unless names would be alike without it', () => {
  expect(namesOf(['01 绪论', '02_安装', '3. 运行', '4、总结', '1.2 进阶', '3D打印', '第一章 绪论', '007'])).toEqual([
    '绪论',
    '安装',
    '运行',
    '总结',
    '进阶',
    '3D打印',
    '第一章 绪论',
    '007',
  ])
  expect(namesOf(['1 练习', '2 练习', '3 小结'])).toEqual(['1 练习', '2 练习', '小结'])
})

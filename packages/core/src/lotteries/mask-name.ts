/** Compound surnames in use today, as the registers list them. */
const compoundSurnames = new Set(
  (
    '欧阳 司马 上官 诸葛 东方 夏侯 尉迟 公孙 慕容 令狐 皇甫 宇文 长孙 司徒 司空 申屠 南宫 独孤 端木 百里 呼延 轩辕 ' +
    '鲜于 闾丘 太史 公羊 澹台 公冶 宗政 濮阳 淳于 单于 太叔 仲孙 钟离 赫连 拓跋 夹谷 宰父 谷梁 第五 东郭 南门 西门 ' +
    '东门 左丘 梁丘 漆雕 乐正 壤驷 公良 巫马 颛孙 子车 司寇 歐陽 諸葛 東方 司馬'
  ).split(' '),
)

const stars = (count: number) => '*'.repeat(count)

/**
 * A name as everybody may read it: the surname stays, each further character is a star (product.md section 10: 王*,
 * 欧阳**). Of a name in several words the first stays and each further is one star (Li *). A name of one character is
 * hidden. Idempotent for what it yields; the result holds neither TAB nor line feed.
 */
export function maskName(name: string): string {
  const words = name
    .toWellFormed()
    .trim()
    .split(/[\s·•]+/u)
  const [first = ''] = words
  if (words.length > 1) {
    const separator = /[·•]/u.exec(name)?.[0] ?? ' '
    return [first, ...words.slice(1).map(() => '*')].join(separator)
  }
  const characters = Array.from(first)
  if (characters.length < 2) return '*'
  const two = characters.slice(0, 2).join('')
  const kept = characters.length > 2 && compoundSurnames.has(two) ? two : (characters[0] ?? '')
  return kept + stars(characters.length - Array.from(kept).length)
}

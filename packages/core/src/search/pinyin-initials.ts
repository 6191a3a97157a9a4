const collator = new Intl.Collator('zh-u-co-pinyin')

/** The first character of each initial in the order of pinyin; no syllable begins with i, u or v. */
const firsts = Object.entries({
  a: '阿',
  b: '八',
  c: '嚓',
  d: '哒',
  e: '妸',
  f: '发',
  g: '旮',
  h: '哈',
  j: '丌',
  k: '咔',
  l: '垃',
  m: '妈',
  n: '拏',
  o: '噢',
  p: '妑',
  q: '七',
  r: '呥',
  s: '仨',
  t: '他',
  w: '穵',
  x: '夕',
  y: '丫',
  z: '帀',
})

const initialOf = (character: string): string =>
  firsts.findLast(([, first]) => collator.compare(first, character) <= 0)?.[0] ?? ''

/** What a character is typed as by its most common reading; '' for a sign, which nobody types. */
export const firstInitial = (character: string): string => {
  if (/\p{Script=Han}/u.test(character)) return initialOf(character)
  return /[a-z\d]/i.test(character) ? character.toLowerCase() : ''
}

/** What people type for Chinese words in a hurry: 企业管理 is qygl. Latin letters and digits stand for themselves. */
export const pinyinInitials = (text: string): string => Array.from(text, firstInitial).join('')

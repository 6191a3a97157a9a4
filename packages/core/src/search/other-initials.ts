/**
 * Characters that are read with another initial than the one by which the order of pinyin has them, by that initial: as
 * surnames (单 Shan, 曾 Zeng, 仇 Qiu), in names of places (厦门 Xiamen, 番禺 Panyu) or in other words. Readings that only
 * classical texts have are left out.
 */
const byInitial = {
  b: '泌秘刨陂辟屏泊',
  c: '单铛苴刹裳盛匙衰樘倘郗攒楂栅长种重椎酢',
  d: '石提驮',
  e: '阿哦',
  f: '彷脯',
  g: '蛤合红夹伽贾颈炅句咖扛括纶乾涡',
  h: '镐阚吭溃虾吓巷行',
  j: '车给龟槛期奇浅强圈系校',
  k: '咯咳会隗龈',
  l: '咯鬲弄',
  m: '貉姥万',
  n: '粘',
  o: '区',
  p: '扒耙膀磅堡暴裨扁便埔番繁否泺',
  q: '仇龟丌缉稽亟荠伽茄犍将峤卡壳覃纤荨',
  s: '参禅谌晟伺单泷率渑俞栅召折殖峙',
  t: '镡弹澹叨调铫侗峒洞囤',
  w: '莞蔓遗',
  x: '镡臭畜鲑浒郇见降颉解浚栖蹊茜郄券厦莘省宿圩叶',
  y: '艾铫乐栎铅蛇射说尉蔚荥',
  z: '藏侧曾查朝褚传幢枞翟调祭溱识氏属术忪轧',
}

/** The other initials of a character, if it has any. */
export const otherInitials: ReadonlyMap<string, string> = new Map(
  Object.values(byInitial).flatMap((characters) =>
    Array.from(characters, (character) => [
      character,
      Object.entries(byInitial)
        .flatMap(([initial, those]) => (those.includes(character) ? initial : []))
        .join(''),
    ]),
  ),
)

export type TreeLabels = {
  add: string
  addBelow: string
  rename: string
  remove: string
  up: string
  down: string
  /** Becomes the last one below the neighbour above. */
  inwards: string
  /** Becomes the neighbour below its parent. */
  outwards: string
  /** Names the menu of a row: “分类 技术 的操作”. */
  more: (name: string) => string
  /** Names the input while adding or renaming. */
  name: string
  /** Said after a move: “技术 现在是 课程 下的第 2 个”; without a parent at the top. */
  moved: (name: string, place: number, parent?: string) => string
}

/** Words of the form that changes the picture of the own card; they come along with it, so that every other page is as light as before. */
export const ownAvatarZh = {
  hint: '支持 jpg 和 png，选好后裁成正方形。',
  choose: '选择图片',
  another: '换一张',
  area: '头像裁剪区域，用方向键移动，加减号缩放',
  move: '拖动移动，双指或滑块缩放。',
  zoom: '缩放',
  small: '图片较小，会变模糊。',
  use: '使用这张图片',
  remove: '移除头像',
  removed: '头像已移除',
  unreadable: '无法读取这张图片，请换一张 jpg 或 png。',
  full: '商会的存储空间不足，图片没有保存。请联系商会。',
  lost: '没有网络，图片没有保存。联网后请再试一次。',
}

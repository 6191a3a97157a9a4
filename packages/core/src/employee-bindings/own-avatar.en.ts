import type { ownAvatarZh } from './own-avatar.zh.ts'

export const ownAvatarEn: typeof ownAvatarZh = {
  hint: 'A jpg or png. You crop it to a square next.',
  choose: 'Choose a picture',
  another: 'Choose another',
  area: 'Crop area: arrows move, plus and minus zoom',
  move: 'Drag to move; pinch or use the slider to zoom.',
  zoom: 'Zoom',
  small: 'This picture is small and will look blurred.',
  use: 'Use this picture',
  remove: 'Remove picture',
  removed: 'The picture is removed',
  unreadable: 'This picture cannot be read. Choose another jpg or png.',
  full: 'The chamber has no room left for it, so the picture is not saved. Please ask the chamber.',
  lost: 'There is no network, and the picture is not saved. Try again when you are connected.',
}

import { formats } from '../rules/formats.ts'
import { objectsPath } from './tus.ts'
import { videoTypes } from './upload-slot.ts'

const uploaded = new RegExp(`^https?://\\S+${objectsPath}\\S+\\.(?:${videoTypes.join('|')})$`, 'i')

/**
 * The address of a video: a typed one by the rule of the seed (section 5), and one of an upload with an ending that may be
 * uploaded (there, Uploads), which are others.
 */
export const isVideoLink = (text: string): boolean => formats.videoURL(text) || uploaded.test(text)

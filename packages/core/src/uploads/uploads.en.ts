import type { Wording } from '../errors/wording.ts'
import type { uploadErrors } from './uploads.errors.ts'
import type { uploadsZh } from './uploads.zh.ts'

export const uploadsEn: typeof uploadsZh = {
  pick: { video: 'Choose a video', image: 'Choose an image', file: 'Choose a file' },
  useLink: 'Enter a link instead',
  useUpload: 'Upload instead',
  stillUploading: 'The file is still being uploaded; save when it is there',
  joint: '; ',
  stop: '. ',
  or: '; or ',
  replace: 'Replace',
  drop: 'or drop or paste it here',
  sending: 'Uploading',
  cancel: 'Cancel',
  resume: 'Resume',
  remove: 'Remove {{name}}',
  any: 'Any format',
  atMost: '{{types}}; up to {{max}}',
  below: '{{types}}; under {{max}}',
  pixels: '{{width}}×{{height}} suggested',
  centimetres: 'more than {{centimetres}} cm a side suggested',
  sent: '{{sent}} of {{total}}',
  rate: '{{rate}}/s',
  left: '{{time}} left',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{count}} h',
  interrupted: 'stopped at {{percent}}%; choose this file again to continue',
  cannotPlay: 'The browser cannot play this kind of video; it is stored all the same',
  retry: 'Retry',
  quota: '{{used}} of {{quota}} storage in use',
  crop: {
    title: 'Cut to {{width}}×{{height}}',
    done: 'Cut and use',
    area: 'Area kept: arrows move, plus and minus zoom',
    hint: 'Drag to move, wheel to zoom',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    tooSmall: 'Smaller than suggested: it will be blurred',
    unreadable: 'The browser cannot read this image',
  },
}

export const uploadErrorsEn: Record<keyof typeof uploadErrors, Wording> = {
  'upload.failed': { says: 'Upload failed. Please re-upload', fix: 'You can continue where it stopped.' },
  'upload.too_large': {
    says: 'The file is too large, select one smaller than {{max}}',
    fix: 'Compress it and upload again.',
  },
  'upload.format': {
    says: 'Upload failed, please confirm the file format and re-upload',
    fix: 'Possible formats: {{types}}.',
  },
  'upload.file_format': { says: 'File format incorrect', fix: 'Possible formats: {{types}}.' },
  'upload.token_failed': { says: 'Fetch failed', fix: 'Check the connection and try again.' },
  'upload.one_image': { says: 'Only one image may be uploaded', fix: 'Remove the other first.' },
  'upload.too_many': { says: 'At most {{max}}, now {{count}}', fix: 'Remove some.' },
  'upload.empty': { says: 'The file is empty', fix: 'Choose another file.' },
  'upload.infected': {
    says: 'The file holds something harmful: {{name}}',
    fix: 'It was not kept; check the machine that it comes from, and choose another.',
  },
  'upload.scan_failed': {
    says: 'The file cannot be checked for harm just now',
    fix: 'Try again later.',
  },
  'upload.content_mismatch': {
    says: 'The content is not what the ending {{extension}} says',
    fix: 'Make sure that the file was not renamed.',
  },
  'upload.encoding': {
    says: 'The encoding of the text is not known, or the file was cut',
    fix: 'Save it as UTF-8 and upload it again.',
  },
  'upload.quota': { says: 'Not enough storage, {{left}} left', fix: 'Remove files, or ask the provider for more.' },
  'upload.gone': { says: 'The upload has expired and cannot continue', fix: 'Upload again.' },
  'upload.image_too_big': {
    says: 'The image has {{width}}×{{height}} pixels, which is too many',
    fix: 'Make it smaller: at most {{max}} pixels a side and 50 million in all.',
  },
  'upload.token_invalid': {
    says: 'The upload token is not valid, was used already or has expired',
    fix: 'Get a new upload token.',
  },
  'upload.offset': {
    says: 'The upload does not continue there; {{stored}} bytes are stored',
    fix: 'Ask how much is stored and continue from there.',
  },
  'upload.checksum': { says: 'The piece was damaged on the way and not stored', fix: 'Send the piece again.' },
  'upload.digest': {
    says: 'What arrived does not have the SHA-256 that was announced, so it was not kept',
    fix: 'See that the file does not change while it is sent, and upload it again.',
  },
  'upload.version': { says: 'This version of the upload protocol is not supported', fix: 'Use tus {{version}}.' },
  'upload.header': { says: 'The header {{header}} is missing or wrong', fix: 'See the description of tus 1.0.0.' },
}

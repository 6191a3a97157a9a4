import type { Translation } from '../copy/translate.ts'
import type { scanZh } from './scan.zh.ts'

export const scanEn: Translation<typeof scanZh> = {
  open: 'Scan with the camera',
  close: 'Close the camera',
  picture: 'What the camera sees',
  paused: 'Paused while you add somebody',
  asking: 'Opening the camera. If the browser asks, choose “Allow”.',
  reading: 'Hold badges in front of the camera, one after the other.',
  taking: 'Read. One moment…',
  camera: 'Camera',
  again: 'Try again',
  insecure:
    'This page was not opened over https, so the browser offers no camera. Open its https address, use a hand scanner or type a name.',
  unsupported: 'This browser offers no camera. Open the page in another one, or type a name.',
  refused:
    'This page may not use the camera. Allow it in the browser’s site settings, and on a phone in the system settings too, then try again.',
  missing: 'No camera was found. Connect one and try again, or type a name.',
  busy: 'The camera does not open. Another program may be using it: close that one, then try again.',
  unloaded: 'The scanner could not be loaded. Check the network, then try again.',
}

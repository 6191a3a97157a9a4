import type { publicLinksZh } from './public-links.zh.ts'

export const publicLinksEn: typeof publicLinksZh = {
  panel: {
    title: 'Public link',
    off: 'Off. Once it is on, anyone who has the link can read this without logging in; send it to a group or print it as a QR code.',
    offMarked:
      'Not public. Once it is, anyone who has the link can open it without logging in, and the public home screen leads to it too. Opening content to channel groups does not make it public.',
    withPassword: 'A course with a password asks for it before it opens.',
    open: 'Turn on',
    opened: 'The public link is on',
    address: 'Link',
    qr: 'QR code of the public link',
    qrTooLong: 'The link is too long for a QR code.',
    createdAt: 'On since {{time}}',
    forwarded: 'The old link works until {{time}}',
    hidden: 'While the notice is not being shown, the link says that the page does not exist or has ended.',
    renew: 'Renew',
    renewed: 'The public link was renewed',
    renewTitle: 'Renew the public link',
    renewText: 'There will be a new link and a new QR code, to be sent and printed again.',
    forward: 'The old link keeps working for {{days}} days',
    close: 'Turn off',
    closed: 'The public link is off',
    closeTitle: 'Turn off the public link',
    closeText:
      'Links that were sent and codes that were printed stop working at once. Turned on again, it is a new link.',
  },
}

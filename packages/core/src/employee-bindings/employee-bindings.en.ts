import type { employeeBindingsZh } from './employee-bindings.zh.ts'

export const employeeBindingsEn: typeof employeeBindingsZh = {
  title: 'Binding and phones',
  contacts: 'Into the contacts of a phone',
  contactsText: 'Scan it with the camera of a phone, or download and open it, to keep this card in its contacts.',
  contactsQr: 'QR code of the card for the contacts of a phone',
  download: 'Download vCard',
  seenBy:
    'Opened by its owner: position to {{position}}, phone to {{phone}}, picture to {{avatar}}. The owner chooses on their phone.',
  hidden: 'A card that is not bound is not public: the link says that the page does not exist or has ended.',
  choices: { nobody: 'nobody', bound: 'members who are bound', everybody: 'everybody' },
  of: 'Binding and phones of {{name}}',
  open: 'Binding and phones',
  unboundText:
    'Send the binding link or its QR code to the employee, who confirms it on their phone and then has “My card” there.',
  boundText: 'The employee keeps this card on their phone, and files resources, demands and reports for the company.',
  issue: 'Make a binding link',
  issueAgain: 'Bind another phone',
  issued: 'The binding link is made',
  address: 'Binding link',
  qr: 'QR code that binds the card',
  qrTooLong: 'The link is too long for a QR code.',
  expiresAt: 'Good once, until {{time}}. It is not shown again after this is closed; make a new one when needed.',
  rebindText:
    'Binding with the new link logs the earlier phones out. If the number has changed, what the earlier owner made public is closed.',
  revoke: 'Revoke link',
  revoked: 'The binding link is revoked',
  unbind: 'Unbind',
  unbound: 'The card of {{name}} is unbound',
  unbindTitle: 'Unbind card',
  unbindText:
    'The phones of {{name}} are logged out at once, and the card is no longer public. They can bind again with a new link.',
  phones: 'Phones that are logged in',
  noPhones: 'No phone is logged in.',
  unknown: 'Unknown browser',
  lastUsedAt: 'Last used {{time}}',
  until: 'Logged in until {{time}}',
  end: 'Log out',
  endOne: 'Log {{name}} out',
  ended: 'The phone is logged out',
}

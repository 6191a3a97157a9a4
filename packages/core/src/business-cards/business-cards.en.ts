import type { Translation } from '../copy/translate.ts'
import type { businessCardsZh } from './business-cards.zh.ts'

export const businessCardsEn: Translation<typeof businessCardsZh> = {
  title: 'Super business cards',
  count_one: '{{count}} card',
  count_other: '{{count}} cards',
  create: 'New card',
  edit: 'Edit card',
  search: 'Search by name, position, company or phone',
  empty: {
    title: 'No super business cards yet',
    text: 'Make a card for someone who speaks for the channel. Its public page and QR code can be sent to anybody.',
  },
  deleteTitle: 'Delete card',
  deleteText:
    'The card of “{{name}}” will be deleted. Its public link and QR code stop working. It can be restored from the recycle bin for 30 days.',
  fields: {
    name: 'Name',
    position: 'Position',
    company: 'Company',
    phone: 'Phone',
    email: 'Email',
    weChat: 'WeChat ID',
    address: 'Address',
    avatar: 'Photo',
    introduction: 'Introduction',
    links: 'Links',
    serialNumber: 'Serial no.',
    status: 'Status',
    views: 'Views',
    updatedAt: 'Updated',
  },
  hints: {
    phone: 'The public page hides its middle until a visitor taps it',
    serialNumber: '0 to 9999, small ones first',
  },
  links: { name: 'Name', url: 'Address', add: 'Add link', remove: 'Remove link', empty: 'No links yet.' },
  status: { on: 'On', off: 'Off' },
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOn: 'The card of “{{name}}” is on.',
  turnedOff: 'The card of “{{name}}” is off: its public page shows nothing for now.',
  hiddenLink: 'While the card is off its page shows nothing; the link and the QR code stay the same.',
}

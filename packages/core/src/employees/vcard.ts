import { contentLines, escapedText } from '../content-lines/content-line.ts'

/** What a contact list is told of a card; '' for what is not said. */
export interface VCard {
  readonly name: string
  readonly companyName: string
  readonly position: string
  readonly phone: string
  readonly email?: string
  readonly address?: string
  readonly website?: string
  readonly introduction?: string
}

const said = (property: string, value = '') => (value === '' ? [] : [`${property}:${escapedText(value)}`])

/** A card as vCard 3.0 (RFC 2426) in UTF-8, as the contact lists of phones read it. */
export function vCardOf({ name, companyName, position, phone, email, address, website, introduction }: VCard): string {
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // What is family and what is given name nobody has said.
    `N:${escapedText(name)};;;;`,
    `FN:${escapedText(name)}`,
    ...said('ORG', companyName),
    ...said('TITLE', position),
    ...said('TEL;TYPE=CELL', phone),
    ...said('EMAIL;TYPE=INTERNET', email),
    // Of its parts only the street is known.
    ...(address ? [`ADR;TYPE=WORK:;;${escapedText(address)};;;;`] : []),
    // A URI, which is written as it is.
    ...(website ? [`URL:${website}`] : []),
    ...said('NOTE', introduction),
    'END:VCARD',
  ])
}

import type { Wording } from '../errors/wording.ts'
import type { ruleErrors } from './rules.errors.ts'

export const ruleErrorsEn: Record<keyof typeof ruleErrors, Wording> = {
  'rule.required': { says: 'Cannot be empty', fix: 'Fill it in.' },
  'rule.type': { says: 'Not the right kind of value', fix: 'It should be {{expected}}.' },
  'rule.choice': { says: 'Not one of the choices', fix: 'Choose from: {{choices}}.' },
  'rule.unknown_field': { says: 'There is no such field', fix: 'Remove it, or check the spelling.' },
  'rule.text_invalid': { says: 'Holds characters that cannot be stored', fix: 'Remove NUL or broken characters.' },
  'rule.rich_text': {
    says: 'Holds what a text cannot hold',
    fix: 'Keep headings, paragraphs, lists, tables, emphasis, links and pictures only.',
  },
  'rule.picture_coming': { says: 'Pictures are still on their way', fix: 'Save when they are there.' },
  'rule.picture_missing': { says: 'A picture of the text is gone', fix: 'Remove it, or insert it again.' },
  'rule.max_length': { says: 'At most {{max}} characters, now {{length}}', fix: 'Make it shorter.' },
  'rule.min_length': { says: 'At least {{min}} characters', fix: 'Write more.' },
  'rule.too_many': { says: 'At most {{max}}, now {{count}}', fix: 'Remove some.' },
  'rule.repeated': { says: '“{{value}}” is there twice', fix: 'Keep one.' },
  'rule.number_range': { says: 'Should be a whole number from {{min}} to {{max}}', fix: 'Change it.' },
  'rule.date': { says: 'Not a date', fix: 'Write it as 2026-11-21.' },
  'rule.link': { says: 'Link format error', fix: 'Start with http:// or https://, such as https://www.example.cn.' },
  'rule.address': { says: 'Not an address', fix: 'Upload a file, or begin with http:// or https://.' },
  'rule.credit_code': {
    says: 'Not a valid unified social credit code',
    fix: 'It has 18 characters and a check character (GB 32100); compare it with the business licence.',
  },
  'rule.organization_code': {
    says: 'Not a valid organization code',
    fix: 'It has 9 characters and a check character (GB 11714), such as 12345678-8.',
  },
  'rule.mobile': { says: 'Phone number format incorrect', fix: 'Enter a mobile number of 11 digits.' },
  'rule.vlinkurl': {
    says: 'Link format error',
    fix: 'Start with http://, https:// or ftp://, such as https://www.example.cn.',
  },
  'rule.applinkurl': {
    says: 'Link format error',
    fix: 'Start with http, https, ftp, rtsp, mms or file and ://, without spaces.',
  },
  'rule.video_url': {
    says: 'Video link format incorrect',
    fix: 'Start with http:// or https:// and end in mp4, flv, avi or another video format.',
  },
  'rule.mail': { says: 'Email format incorrect', fix: 'Write it as name@example.cn.' },
  'rule.price': { says: 'Price format incorrect', fix: 'At most 10 digits, and 2 after the point.' },
  'rule.channel_password': { says: 'Account password wrong', fix: 'Use 6 to 20 letters, digits or underscores.' },
  'rule.htmllink': { says: 'Meeting jump link wrong', fix: 'Start with http://, https:// or ftp://.' },
  'rule.xuliehao': { says: 'Serial number wrong', fix: 'Use 0 to 999 without a leading zero.' },
  'rule.serial_number': { says: 'Serial number wrong', fix: 'Use 0 to 9999 without a leading zero.' },
  'rule.digits': { says: 'Digits only', fix: 'Remove everything that is not a digit.' },
  'rule.abbreviation': { says: 'Chinese, English and digits only', fix: 'Remove the other characters.' },
  'rule.date_time': { says: 'Not a date with a time', fix: 'Choose a date and a time.' },
  'rule.name_ambiguous': {
    says: '{{count}} records have this name',
    fix: 'Give the id of the one that is meant; it ends the address of its page.',
  },
  'rule.day_to_come': { says: 'That day is still to come', fix: 'Enter today or an earlier day.' },
  'rule.end_before_start': { says: 'The end should be after the start', fix: 'Change the end.' },
}

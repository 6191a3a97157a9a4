/** Faults of a field that any entity can have. They travel in `errors`, under a 422. */
export const ruleErrors = {
  'rule.required': 422,
  'rule.type': 422,
  'rule.choice': 422,
  'rule.unknown_field': 422,
  'rule.text_invalid': 422,
  'rule.rich_text': 422,
  'rule.picture_coming': 422,
  'rule.picture_missing': 422,
  'rule.max_length': 422,
  'rule.min_length': 422,
  'rule.too_many': 422,
  'rule.repeated': 422,
  'rule.number_range': 422,
  'rule.date': 422,
  'rule.link': 422,
  'rule.address': 422,
  'rule.credit_code': 422,
  'rule.organization_code': 422,
  'rule.mobile': 422,
  'rule.vlinkurl': 422,
  'rule.applinkurl': 422,
  'rule.video_url': 422,
  'rule.mail': 422,
  'rule.price': 422,
  'rule.channel_password': 422,
  'rule.htmllink': 422,
  'rule.xuliehao': 422,
  'rule.serial_number': 422,
  'rule.digits': 422,
  'rule.abbreviation': 422,
  'rule.date_time': 422,
  'rule.name_ambiguous': 422,
  'rule.day_to_come': 422,
  'rule.end_before_start': 422,
} as const

type Own = typeof ruleErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}

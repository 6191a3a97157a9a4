/** Faults of a field that any entity can have. They travel in `errors`, under a 422. */
export const ruleErrors = {
  'rule.required': 422,
  'rule.type': 422,
  'rule.choice': 422,
  'rule.unknown_field': 422,
  'rule.text_invalid': 422,
  'rule.max_length': 422,
  'rule.min_length': 422,
  'rule.too_many': 422,
  'rule.too_few': 422,
  'rule.repeated': 422,
  'rule.number_range': 422,
  'rule.date': 422,
  'rule.link': 422,
  'rule.credit_code': 422,
  'rule.organization_code': 422,
} as const

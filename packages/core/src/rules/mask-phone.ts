/** A phone for whoever may not see it whole: 138****5678 of 13812345678; all of a shorter one is hidden but its end. */
export const maskPhone = (phone: string): string =>
  phone.length >= 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : phone.replace(/.(?=.{2})/g, '*')

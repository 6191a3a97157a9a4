const key = 'icss.singleKeys'

/** Whether keys that are characters do anything outside of fields; a person can turn that off (WCAG 2.1.4). */
export const singleKeysAreOn = (): boolean => localStorage.getItem(key) !== 'false'

export const storeSingleKeys = (areOn: boolean): void => localStorage.setItem(key, String(areOn))

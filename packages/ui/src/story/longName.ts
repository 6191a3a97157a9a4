/** A name of 200 characters, with no place to break but between Chinese letters. */
export const longName = '深圳市前海深港现代服务业合作区智能装备与信息技术产业发展促进有限公司'.repeat(7).slice(0, 200)

/** A word without any place to break. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

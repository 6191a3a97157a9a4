import type { Wording } from '../errors/wording.ts'
import type { Translation } from '../copy/translate.ts'
import type { drawsZh } from './lotteries.zh.ts'
import type { lotteryErrors } from './lotteries.errors.ts'

export const lotteryErrorsEn: Record<keyof typeof lotteryErrors, Wording> = {
  'lottery.too_few_left': { says: 'Too few are left to draw from: {{left}}', fix: 'Draw fewer in this round.' },
  'lottery.not_winner': { says: 'This person is not a standing winner', fix: 'Reload the list of winners.' },
  'lottery.finished': { says: 'The draw has ended and its secret is public', fix: 'A finished draw cannot change.' },
  'lottery.wrong_step': { says: 'The draw is not at this step', fix: 'Reload, and continue from there.' },
  'lottery.roster_empty': { says: 'Nobody can take part in the draw', fix: 'Sign people in, or see who may win.' },
  'lottery.no_awards': { says: 'The meeting has no awards', fix: 'Set its awards and numbers first.' },
  'lottery.award_unknown': { says: 'This draw has no such award', fix: 'Choose one that was opened.' },
  'lottery.too_few_prizes': { says: 'Of this award are left: {{left}}', fix: 'Draw fewer in this round.' },
  'lottery.closed_late': {
    says: 'It is too late to publish before the randomness',
    fix: 'Abandon this round and announce another.',
  },
  'lottery.locks_awaited': {
    says: 'The values of the phones are still awaited',
    fix: 'It continues in a few seconds.',
  },
  'lottery.value_refused': {
    says: 'The value does not open the lock of the roster, or came too late',
    fix: 'Keep the page for the next round.',
  },
  'lottery.beacon_waited': {
    says: 'The public randomness is not there yet',
    fix: 'Wait; the draw continues by itself.',
  },
  'lottery.draw_open': { says: 'A draw of this meeting has not ended', fix: 'End it before the next one.' },
  'lottery.too_many_draws': { says: 'A meeting has at most {{max}} draws', fix: 'Continue in one that is open.' },
  'lottery.beacon_known': {
    says: 'The public randomness is known, so the round cannot be abandoned',
    fix: 'Draw it; winners who are absent can be voided.',
  },
  'lottery.beacon_unreachable': {
    says: 'The public randomness cannot be reached',
    fix: 'Check the network of the server and try again.',
  },
  'lottery.clock_off': {
    says: 'The clock of the server is too far off the public randomness',
    fix: 'Set the clock of the server right.',
  },
  'lottery.winner_voided': { says: 'This win was voided', fix: 'Reload the winners and try again.' },
  'lottery.prize_repeated': {
    says: 'Prizes within a meeting cannot repeat',
    fix: 'Change the name, or edit the prize that is there.',
  },
  'lottery.prizes_frozen': {
    says: 'The meeting has started, so its prizes cannot change',
    fix: 'Set the prizes before the meeting starts.',
  },
  'lottery.prize_missing': { says: 'A prize is not there any more', fix: 'Choose from the library again.' },
  'lottery.prize_held': {
    says: 'The prize is used by meetings: {{meetings}}',
    fix: 'Remove it from their awards first.',
  },
  'lottery.stock_held': {
    says: 'The stock cannot be less than the {{held}} that are promised: {{meetings}}',
    fix: 'Lower the numbers of these meetings first.',
  },
  'lottery.stock_short': {
    says: 'Of “{{prize}}” only {{left}} are left in stock',
    fix: 'Lower the number, or add to the stock in the library.',
  },
  'draw.not_json': { says: 'The file is not valid JSON', fix: 'Use the proof file as it was downloaded.' },
  'draw.version': {
    says: 'The proof has version {{version}}, not {{expected}}',
    fix: 'Check it with a program of that version.',
  },
  'draw.shape': {
    says: 'Part of the proof is missing or malformed: {{field}}',
    fix: 'Use the proof file as it was downloaded.',
  },
  'draw.roster_order': {
    says: 'The roster is out of order from {{participant}} on',
    fix: 'The roster was changed; the proof is not valid.',
  },
  'draw.roster_repeated': {
    says: '{{participant}} is on the roster twice',
    fix: 'The roster was changed; the proof is not valid.',
  },
  'draw.record_prev': {
    says: 'Record {{record}} does not follow from the one before',
    fix: 'Records were changed; the proof is not valid.',
  },
  'draw.record_hash': {
    says: 'Record {{record}} does not match its hash',
    fix: 'The record was changed; the proof is not valid.',
  },
  'draw.after_reveal': {
    says: 'Record {{record}} comes after the secret was revealed',
    fix: 'Records after the reveal are not valid.',
  },
  'draw.not_revealed': {
    says: 'The secret is not revealed yet, so nothing can be checked',
    fix: 'Download the proof after the draw has ended.',
  },
  'draw.commitment': {
    says: 'The secret does not match the commitment shown before',
    fix: 'The result cannot be trusted.',
  },
  'draw.roster_hash': {
    says: 'Record {{record}} was drawn from another roster',
    fix: 'The roster was changed; the proof is not valid.',
  },
  'draw.round': {
    says: 'Record {{record}} is round {{round}} and should be {{expected}}',
    fix: 'Rounds were changed; the proof is not valid.',
  },
  'draw.too_many': {
    says: 'Record {{record}} draws {{count}}, more than the {{left}} possible',
    fix: 'The proof is not valid.',
  },
  'draw.winners': {
    says: 'Winner {{place}} of record {{record}} is {{winner}} and should be {{expected}}',
    fix: 'The result cannot be trusted.',
  },
  'draw.void': {
    says: 'Record {{record}} voids {{participant}}, who is no standing winner of round {{round}}',
    fix: 'Records were changed; the proof is not valid.',
  },
  'draw.not_opened': { says: 'The first record does not open a draw', fix: 'Use the proof file as it was downloaded.' },
  'draw.turn': { says: 'Record {{record}} is out of turn', fix: 'Records were changed; the proof is not valid.' },
  'draw.time': {
    says: 'Record {{record}} is earlier than the one before',
    fix: 'Records were changed; the proof is not valid.',
  },
  'draw.previous': {
    says: 'Record {{record}} does not follow from the draw before',
    fix: 'Ask for the proofs of the other draws of the meeting.',
  },
  'draw.left_out': {
    says: 'Record {{record}} leaves people out that it may not',
    fix: 'The roster was changed; the proof is not valid.',
  },
  'draw.awards': { says: 'Record {{record}} opens an award twice', fix: 'The proof is not valid.' },
  'draw.award': { says: 'Record {{record}} names {{award}}, which was not opened', fix: 'The proof is not valid.' },
  'draw.beacon_times': {
    says: 'Record {{record}} changes the times of the public beacon',
    fix: 'The result cannot be trusted.',
  },
  'draw.beacon_round': {
    says: 'The randomness of record {{record}} is not the one announced',
    fix: 'The result cannot be trusted.',
  },
  'draw.signature': {
    says: 'The signature of the randomness in record {{record}} is not valid',
    fix: 'The result cannot be trusted.',
  },
  'draw.closed_late': {
    says: 'Record {{record}} came when the randomness of round {{round}} could be known',
    fix: 'The result cannot be trusted.',
  },
  'draw.early': {
    says: 'Record {{record}} is earlier than its randomness was due',
    fix: 'The result cannot be trusted.',
  },
  'draw.lock': {
    says: 'The value of {{participant}} in record {{record}} does not open its lock',
    fix: 'The proof is not valid.',
  },
  'draw.lock_order': {
    says: 'The phones of record {{record}} are out of order from {{participant}} on',
    fix: 'The proof is not valid.',
  },
  'draw.replacement': {
    says: 'Record {{record}} moves up {{participant}} and should move up {{expected}}',
    fix: 'The result cannot be trusted.',
  },
  'draw.nothing_drawn': { says: 'The proof holds no draw', fix: 'Use the proof file as it was downloaded.' },
}

export const drawsEn: Translation<typeof drawsZh> = {
  title: 'Draw on the big screen',
  open: 'Open the draw',
  openText: 'Roster, awards and commitment are fixed and published now, and cannot change any more.',
  entitled: '{{count}} take part',
  noDraw: 'No draw is open yet',
  number: 'Draw {{number}}',
  round: 'Round {{round}}',
  people_one: '{{count}} winner',
  people_other: '{{count}} winners',
  roster_one: '{{count}} takes part',
  roster_other: '{{count}} take part',
  left: '{{left}} left',
  choose: 'Choose an award',
  count: 'Winners of this round',
  word: 'Word',
  wordHint: 'Called by somebody in the room: it shows that nothing was recorded before',
  announce: 'Announce and start',
  waiting: 'Waiting for the public randomness',
  waitingText: 'Due in {{seconds}} s; nobody can know it before',
  late: 'The public randomness has not come yet; trying again',
  stop: 'Stop',
  next: 'Next round',
  end: 'End and reveal the secret',
  endText: 'The secret is published, so that anyone can check; nothing can be drawn any more.',
  abandon: 'Abandon the round',
  abandonText: 'An abandoned round stays in the proof, with its reason.',
  void: 'Absent',
  voidByCard: 'Press a card to mark the winner absent',
  voidTitle: 'Void the win',
  voidText:
    'The win of “{{name}}” is voided, which stands in the proof; the next reserve moves up. Without one, another round can be drawn.',
  reason: 'Reason',
  reasonAbsent: 'Absent',
  voided: 'Voided',
  movedUp: '{{name}} moves up',
  noReserve: 'There is no reserve; the award has one more to draw',
  winnersOf: '{{award}}',
  finished: 'The draw has ended',
  finishedText: 'Download the proof and check it yourself.',
  proof: 'Download the proof',
  check: 'Scan to check it yourself',
  hash: 'Hash {{hash}}',
  rosterHash: 'Roster {{hash}}',
  commitment: 'Commitment {{hash}}',
  wordShown: 'Word {{word}}',
  collecting: 'Collecting the locks of the phones',
  collectingText: '{{given}} of {{of}} phones, {{seconds}} s left',
  lines: 'Roster of {{count}}: {{locks}} with a lock, {{desk}} at the desk, {{hand}} by hand',
  unverified: '{{count}} not verified',
  strength: {
    publicPhones: 'Strength: public randomness, phones {{given}} of {{of}}',
    public: 'Strength: public randomness',
    phones: 'Strength: phones {{given}} of {{of}}',
    word: 'Strength: word only',
  },
  beacon: { public: 'Public randomness', none: 'No public randomness' },
  offline: 'The network is gone; reconnecting',
  exit: 'Exit',
  fullScreen: 'Full screen',
  fields: { word: 'Word', count: 'Winners of this round', award: 'Award', reason: 'Reason' },
  keys: { next: 'Space next', void: 'R absent', full: 'F full screen', exit: 'Esc exit' },
}

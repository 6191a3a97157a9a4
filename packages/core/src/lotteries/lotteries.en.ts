import type { Wording } from '../errors/wording.ts'
import type { lotteryErrors } from './lotteries.errors.ts'

export const lotteryErrorsEn: Record<keyof typeof lotteryErrors, Wording> = {
  'lottery.entropy_empty': {
    says: 'The word from the room cannot be empty',
    fix: 'Enter the word or number that was called.',
  },
  'lottery.too_few_left': { says: 'Too few are left to draw from: {{left}}', fix: 'Draw fewer in this round.' },
  'lottery.not_winner': { says: 'This person is not a standing winner', fix: 'Reload the list of winners.' },
  'lottery.finished': { says: 'The draw has ended and its secret is public', fix: 'A finished draw cannot change.' },
  'lottery.prize_repeated': {
    says: 'Prizes within a meeting cannot repeat',
    fix: 'Change the name, or edit the prize that is there.',
  },
  'lottery.prizes_frozen': {
    says: 'The meeting has started, so its prizes cannot change',
    fix: 'Set the prizes before the meeting starts.',
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
  'draw.nothing_drawn': { says: 'The proof holds no draw', fix: 'Use the proof file as it was downloaded.' },
}

import { constraintFaults } from '../database/constraint-faults.ts'

/** Words the unique violations of the table. Use as `.catch(nameTaken)`. */
export const nameTaken = constraintFaults({
  companies_name: { field: 'name', code: 'companies.name_taken' },
  companies_credit_code: { field: 'unifiedCreditCode', code: 'companies.credit_code_taken' },
})

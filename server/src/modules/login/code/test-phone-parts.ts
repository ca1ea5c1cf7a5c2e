export { deleteTestPhone, deleteTestPhones, insertTestPhone, listTestPhones } from './test-phone-queries.ts'
export { showTestPhones } from './test-phones.ts'

import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

export const forgetAddress = statement<NoRow, OfPerson>(`
  DELETE FROM addresses WHERE workspace_id = $1 AND user_id = $user_id`);

export const forgetPersonalDetails = statement<NoRow, OfPerson>(`
  DELETE FROM personal_details WHERE workspace_id = $1 AND user_id = $user_id`);

export const forgetDetails = statement<NoRow, OfPerson>(`
  DELETE FROM user_details WHERE workspace_id = $1 AND user_id = $user_id`);

export const forgetPreferences = statement<NoRow, OfPerson>(`
  DELETE FROM user_preferences WHERE workspace_id = $1 AND user_id = $user_id`);

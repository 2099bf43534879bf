import { statement } from '../../../db/statement.ts';

/** Active people of an audience, by id. Null means any department or any user type. */
export const audience = statement<
  { id: string },
  { department_id: string | null; user_type_id: string | null }
>(`
  SELECT id FROM users
   WHERE workspace_id = $1 AND status = 'active' AND deleted_at IS NULL
     AND ($department_id::uuid IS NULL OR department_id = $department_id::uuid)
     AND ($user_type_id::uuid IS NULL OR user_type_id = $user_type_id::uuid)
   ORDER BY id`);

/** An item of a list. Includes archived items, because people may still have them. */
export const listItem = statement<{ label: string }, { list_key: string; id: string }>(
  `SELECT label FROM list_items WHERE workspace_id = $1 AND list_key = $list_key AND id = $id`,
);

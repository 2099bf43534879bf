/**
 * `secrets rotate` encrypts stored secrets again. Their records stay as they are for everybody, so neither
 * `version` nor `updated_at` changes while `app.resealing` is on.
 */
export const sql = `
  CREATE OR REPLACE FUNCTION touch_row() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('app.resealing', true) = 'on' THEN
      RETURN NEW;
    END IF;
    NEW.version := OLD.version + 1;
    NEW.updated_at := clock_timestamp();
    RETURN NEW;
  END $$;
`;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.PtoApi;
import org.openapitools.client.api.TrackingApi;
import org.openapitools.client.model.AbsenceApprovedEvent;
import org.openapitools.client.model.ErrorEnvelope;
import org.openapitools.client.model.TimeEntryInput;

/** Uses openapi-generator's Java client (native): makes the calls, and reads an event once its signature is verified. */
public class Caller {
  public static void main(String[] none) throws Exception {
    JsonNode told = new ObjectMapper().readTree(System.getenv("TOLD"));
    String url = told.get("url").asText();
    ApiClient client = new ApiClient();
    client.updateBaseUri(url);
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + told.get("key").asText()));
    TrackingApi tracking = new TrackingApi(client);

    var balance = new PtoApi(client).getPtoBalance(null, null, null);
    var created = tracking.createTimeEntry(entry(told.get("entry")), null);
    tracking.createTimeEntry(entry(told.get("later")), null);
    var first = tracking.listTimeEntriesWithHttpInfo(1, null, null, null, null, null, null, null, null, null, null, null, null, null);
    String cursor = first.getHeaders().get("x-next-cursor").get(0);
    var second = tracking.listTimeEntries(1, cursor, null, null, null, null, null, null, null, null, null, null, null, null);
    TimeEntryInput backwards = entry(told.get("entry"));
    backwards.setEndedAt(backwards.getStartedAt());
    List<String> codes =
        Arrays.asList(codeOf(client, tracking, entry(told.get("entry"))), codeOf(client, tracking, backwards));
    // the generated functions read every answer as JSON, so the file is requested without them
    var request = HttpRequest.newBuilder(URI.create(url + "/api/v1/tracking/reports/me/?from=2026-10-01&to=2026-10-31&format=csv"));
    client.getRequestInterceptor().accept(request);
    String file = client.getHttpClient().send(request.build(), BodyHandlers.ofString()).body();

    JsonNode webhook = told.get("webhook");
    String body = webhook.get("body").asText();
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(bytes(webhook.get("secret").asText()), "HmacSHA256"));
    String expected = "sha256=" + HexFormat.of().formatHex(mac.doFinal(bytes(body)));
    if (!MessageDigest.isEqual(bytes(expected), bytes(webhook.get("signature").asText())))
      throw new IllegalStateException("not from the service");
    var event = client.getObjectMapper().readValue(body, AbsenceApprovedEvent.class);

    Map<String, Object> result = new LinkedHashMap<>();
    result.put("balance", balance.getData().stream().map(one -> one.getPolicy().getName()).toList());
    result.put("created", created.getData().getDescription());
    result.put("pages", Arrays.asList(first.getData().getData().get(0).getDescription(), second.getData().get(0).getDescription()));
    result.put("codes", codes);
    result.put("file", file.split("\n")[0].stripTrailing());
    result.put("event", event.getData().getEmployee().getName());
    System.out.println(new ObjectMapper().writeValueAsString(result));
  }

  private static TimeEntryInput entry(JsonNode one) {
    return new TimeEntryInput()
        .startedAt(OffsetDateTime.parse(one.get("started_at").asText()))
        .endedAt(OffsetDateTime.parse(one.get("ended_at").asText()))
        .description(one.get("description").asText());
  }

  /** The error code of a refused call. */
  private static String codeOf(ApiClient client, TrackingApi tracking, TimeEntryInput entry) throws Exception {
    try {
      tracking.createTimeEntry(entry, null);
      return null;
    } catch (ApiException error) {
      return client.getObjectMapper().readValue(error.getResponseBody(), ErrorEnvelope.class).getData().getCode();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
